import { expect, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { seedCart } from '../support/demoUser'
import { renderApp } from '../support/renderApp'

export const slow = { timeout: 20_000 }

/** Opens the order summary of the demo user with these lines in the cart. */
export async function openSummary(lines: Record<string, number>) {
  jest.spyOn(console, 'warn').mockReturnValue()
  await seedCart(lines)
  const { user, store } = await renderApp({ url: '/ordersummary', as: 'demo' })
  const placeOrder = await screen.findByRole('button', { name: 'Place Order' }, slow)
  return { user, store, placeOrder }
}

/** Waits until the pressed button is no longer busy. */
export const isFree = (button: HTMLElement) =>
  waitFor(() => {
    expect(button).not.toHaveAttribute('aria-busy', 'true')
  })
