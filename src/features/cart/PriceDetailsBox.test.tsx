import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { seedCart } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

async function openCart(lines: Record<string, number>) {
  await seedCart(lines)
  await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('region', { name: 'Price details' })
}

describe('the price details', () => {
  it('add up every line with its delivery', async () => {
    // Monstera 2 × 800, now 600; Golden Pothos 1 × 249 without a discount.
    await openCart({ 'monstera-deliciosa': 2, 'golden-pothos': 1 })
    const box = within(screen.getByRole('region', { name: 'Price details' }))
    expect(box.getByText('Price (3 items)')).toBeVisible()
    expect(box.getByText('₹1,849')).toBeVisible()
    expect(box.getByText('−₹400')).toBeVisible()
    expect(box.getByText('Delivered in 3 to 5 days for ₹50 a plant, any quantity.')).toBeVisible()
    expect(box.getByText('₹100')).toBeVisible()
    expect(box.getByText('₹1,549')).toBeVisible()
    expect(box.getByText('You save ₹400 on this order')).toBeVisible()
  })

  it('mention no saving if there is none', async () => {
    await openCart({ 'golden-pothos': 1 })
    const box = within(screen.getByRole('region', { name: 'Price details' }))
    expect(box.getByText('Price (1 item)')).toBeVisible()
    expect(box.getByText('₹0')).toBeVisible()
    expect(box.queryByText(/You save/)).not.toBeInTheDocument()
  })
})
