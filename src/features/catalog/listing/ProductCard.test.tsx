import { describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { makeStore } from '@/app/store'
import { plants } from '@/mocks/seeds/plants'
import { ProductCard } from './ProductCard'

function Shop({ children }: { children: ReactNode }) {
  return (
    <Provider store={makeStore()}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  )
}

function openCard(id: string) {
  const product = plants.find(({ _id }) => _id === id)
  if (!product) throw new Error(`The catalogue has no '${id}'.`)
  render(<ProductCard product={product} heart={null} actions={null} />, { wrapper: Shop })
  return screen.getByRole('article', { name: product.name })
}

describe('a product card', () => {
  it('shows one price where there is no discount', () => {
    const card = within(openCard('golden-pothos'))
    expect(card.getAllByText(/₹/)).toHaveLength(1)
    expect(card.queryByText('0')).not.toBeInTheDocument()
  })

  it('warns of what a shopper asks first, if the catalogue knows it', () => {
    expect(within(openCard('golden-pothos')).getByText('Low light · Not for pets')).toBeVisible()
    expect(
      within(openCard('moth-orchid')).getByText('Bright indirect light · Safe with pets'),
    ).toBeVisible()
  })
})
