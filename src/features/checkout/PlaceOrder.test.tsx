import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { demoUser, seedCart, seedNoAddress } from '../../../tests/support/demoUser'
import { deliverPaymentScript } from '../../../tests/support/paymentProvider'
import { renderApp } from '../../../tests/support/renderApp'

async function openSummary(lines: Record<string, number> = { 'snake-plant': 1 }) {
  await seedCart(lines)
  const { user } = await renderApp({ url: '/ordersummary', as: 'demo' })
  return { user, placeOrder: await screen.findByRole('button', { name: 'Place Order' }) }
}

describe('the order summary', () => {
  it('shows a visitor the empty cart', async () => {
    await renderApp({ url: '/ordersummary' })
    expect(
      await screen.findByText("There is nothing in your cart. Let's add some items."),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add from wishlist' })).toBeVisible()
    expect(within(screen.getByRole('main')).queryByRole('radio')).not.toBeInTheDocument()
  })

  it('asks for an address if there is none, but takes the order', async () => {
    await seedNoAddress()
    const { user, placeOrder } = await openSummary()
    expect(await screen.findByText('No saved addresses yet.')).toBeVisible()
    expect(placeOrder).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    expect(await screen.findByRole('dialog', { name: 'Add new address' })).toBeVisible()
  })

  it('opens no payment for the second click of a double click in the cart', async () => {
    const { placeOrder } = await openSummary()
    fireEvent.click(placeOrder, { detail: 2 })
    expect(placeOrder).not.toHaveAttribute('aria-busy')
    fireEvent.click(placeOrder, { detail: 1 })
    expect(placeOrder).toHaveAttribute('aria-busy', 'true')
    await deliverPaymentScript()
    expect(await screen.findByRole('dialog', { name: 'Test payment' })).toBeVisible()
  })

  it('takes the payment, empties the cart and thanks; Back shows the empty cart', async () => {
    const { user, placeOrder } = await openSummary({ 'snake-plant': 1, 'peace-lily': 2 })
    await user.click(placeOrder)
    expect(placeOrder).toHaveAttribute('aria-busy', 'true')
    await user.click(placeOrder)
    await deliverPaymentScript()
    const widgets = await screen.findAllByRole('dialog', { name: 'Test payment' })
    expect(widgets).toHaveLength(1)
    // 425 + 2 × 315 + 2 × 50
    await user.click(screen.getByRole('button', { name: 'Pay ₹1,155' }))
    expect(await screen.findByText('Order placed successfully!!')).toBeVisible()
    expect(window.location.pathname).toBe('/checkout')
    await waitFor(async () => {
      expect((await demoUser()).cart).toEqual([])
    })
    act(() => {
      window.history.back()
    })
    expect(await screen.findByText(/^There is nothing in your cart\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument()
  })

  it('says that a cancelled payment cost nothing, and focuses a button that works at once', async () => {
    const { user, placeOrder } = await openSummary()
    await user.click(placeOrder)
    await deliverPaymentScript()
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    const focused: string[] = []
    placeOrder.addEventListener('focus', () => {
      focused.push(placeOrder.getAttribute('aria-disabled') ?? 'enabled')
    })
    await user.click(cancel)
    expect(placeOrder).toHaveFocus()
    expect(focused).toEqual(['enabled'])
    const told = await screen.findByText(/^You cancelled the payment\. You haven't been charged/)
    expect(told).toHaveRole('status')
    await user.click(placeOrder)
    expect(told).toBeEmptyDOMElement()
    expect(await screen.findByRole('dialog', { name: 'Test payment' })).toBeVisible()
  })
})
