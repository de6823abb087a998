import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../../../../tests/support/renderApp'

describe('a product card', () => {
  it('shows one price where there is no discount', async () => {
    await renderApp({ url: '/productlisting' })
    const card = within(await screen.findByRole('article', { name: 'Golden Pothos' }))
    expect(card.getAllByText(/₹/)).toHaveLength(1)
    expect(card.queryByText('0')).not.toBeInTheDocument()
  })

  it('warns of what a shopper asks first, if the catalogue knows it', async () => {
    await renderApp({ url: '/productlisting' })
    const pothos = within(await screen.findByRole('article', { name: 'Golden Pothos' }))
    expect(pothos.getByText('Low light · Not for pets')).toBeVisible()
    const orchid = within(await screen.findByRole('article', { name: 'Moth Orchid' }))
    expect(orchid.getByText('Bright indirect light · Safe with pets')).toBeVisible()
  })
})
