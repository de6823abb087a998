import { storedQuantities } from '../support/storedQuantities'
import { badge, button, card, heading, link, test, toast, waitForHydration } from './fixtures'
import { expectFilled, newShopper } from './newShopper'

// As in shopByTouch.spec.ts.
test.use({ size: { width: 480, height: 660 } })

test('a visitor signs up and orders without an address with a finger alone', async ({ tab }) => {
  await tab.goto('/productlisting?category=flowering')
  await waitForHydration(tab)
  await card(tab, 'Peace Lily')
    .getByRole('button', { name: /^Add to cart/ })
    .tap()
  await link(tab, 'Log in').tap()
  await tab.getByText("Log in and we'll add Peace Lily to your cart.").waitFor()
  const { Email: email, ...rest } = newShopper
  const enter = async (label: string, text: string) => {
    const field = tab.getByLabel(label)
    await field.tap()
    await field.expect({ isFocused: true })
    await tab.type(text)
    await field.expect({ value: text })
  }
  await enter('Email', email)
  await link(tab, 'Sign up').tap()
  await heading(tab, 'Sign up').waitFor()
  await tab.getByLabel('Email').expect({ value: email })
  for (const [label, text] of Object.entries(rest)) await enter(label, text)
  await button(tab, 'Create New Account').tap()
  await toast(tab, 'Product added to cart').waitFor()
  await badge(tab, 'Cart', 1).tap()

  const line = card(tab, 'Peace Lily')
  await line.waitForText('Total ₹315')
  await button(tab, 'Increase quantity of Peace Lily').tap()
  await line.waitForText('Total ₹630')
  await link(tab, 'View Peace Lily').tap()
  const plant = tab.getByRole('dialog', { name: 'Peace Lily' })
  await plant.getByText('Best spot').waitFor()
  await plant.getByRole('button', { name: 'Close' }).tap()
  await plant.expect({ count: 0 })
  await tab.waitUntil(storedQuantities, ['2'])

  await button(tab, 'Place Order').tap()
  await tab.getByText('No saved addresses yet.').waitFor()
  await expectFilled(tab, 'ADD NEW ADDRESS', 'Place Order')
  await button(tab, 'Place Order').tap()
  const payment = tab.getByRole('dialog', { name: 'Test payment' })
  await payment.getByRole('button', { name: 'Cancel' }).tap()
  await payment.expect({ count: 0 })
  await tab.getByText(/^You cancelled the payment\./).waitFor()
  await tab.waitUntil(storedQuantities, ['2'])
  await button(tab, 'Place Order').tap()
  await payment.getByRole('button', { name: 'Pay ₹680' }).tap()

  await heading(tab, 'Order placed successfully!!').waitFor()
  await tab.getByText(/^We don't have your address yet\./).waitFor()
  await tab.waitUntil(storedQuantities, [])
  await link(tab, 'Profile').tap()
  await link(tab, 'Saved Addresses').waitFor()
})
