import { storedQuantities } from '../support/storedQuantities'
import type { EnginePage } from './enginePage'
import { badge, button, card, heading, link, test, toast, waitForHydration } from './fixtures'
import type { EngineLocator } from './locator'
import { pressOn, tabTo } from './tabTo'

const newShopper = {
  Email: 'ravi@frond.example',
  'First name': 'Ravi',
  'Last name': 'Nair',
  Password: 'Moss-and-Peat-3',
  'Confirm password': 'Moss-and-Peat-3',
}

/** Whether the page's buttons with these texts are filled, or only have an outline. Runs in the page. */
const areFilled = (names: string[]) =>
  names.map((name) => {
    const buttons = [...document.querySelectorAll('main button')]
    const found = buttons.find(({ textContent }) => textContent === name)
    return found && getComputedStyle(found).backgroundColor !== 'rgba(0, 0, 0, 0)'
  })

async function typeInto(tab: EnginePage, field: EngineLocator, text: string, key?: string) {
  await tabTo(tab, field, key)
  await tab.type(text)
  await field.expect({ value: text })
}

test('a visitor signs up for a plant by keyboard, and orders it without an address', async ({
  tab,
}) => {
  await tab.goto('/productlisting?category=flowering')
  await waitForHydration(tab)
  await pressOn(tab, card(tab, 'Moth Orchid').getByRole('button', { name: /^Add to cart/ }))
  await pressOn(tab, link(tab, 'Log in'))

  await heading(tab, 'Login').expect({ isFocused: true })
  await tab.getByText("Log in and we'll add Moth Orchid to your cart.").waitFor()
  await tab.locator('main img[src$="/moth-orchid.svg"]').waitFor()
  const { Email: email, ...rest } = newShopper
  await typeInto(tab, tab.getByLabel('Email'), email)
  await pressOn(tab, link(tab, 'Sign up'))
  await heading(tab, 'Sign up').expect({ isFocused: true })
  await tab.getByLabel('Email').expect({ value: email })
  await pressOn(tab, tab.getByRole('main').getByRole('link', { name: 'Log in' }))
  await heading(tab, 'Login').expect({ isFocused: true })
  await tab.getByLabel('Email').expect({ value: email })
  await pressOn(tab, link(tab, 'Sign up'))
  for (const [field, text] of Object.entries(rest)) await typeInto(tab, tab.getByLabel(field), text)
  await tab.press('Enter')
  await toast(tab, 'Product added to cart').waitFor()
  await tab.waitForPath('/productlisting?category=flowering')
  await pressOn(tab, badge(tab, 'Cart', 1), 'Shift+Tab')

  await card(tab, 'Moth Orchid').waitFor()
  await heading(tab, 'My Cart').expect({ isFocused: true })
  await pressOn(tab, button(tab, 'Place Order'))
  await heading(tab, 'Order Summary').expect({ isFocused: true })
  await tab.getByText('No saved addresses yet.').waitFor()
  await tab.waitUntil(areFilled, [true, false], ['ADD NEW ADDRESS', 'Place Order'])
  const placeOrder = button(tab, 'Place Order')
  await pressOn(tab, placeOrder)
  const payment = tab.getByRole('dialog', { name: 'Test payment' })
  await pressOn(tab, payment.getByRole('button', { name: 'Cancel' }))
  await payment.expect({ count: 0 })
  await placeOrder.expect({ isFocused: true })
  const cancelled = tab.getByText(/^You cancelled the payment\./)
  await cancelled.waitFor()
  await tab.waitUntil(storedQuantities, ['1'])
  await tab.press('Enter')
  await payment.getByRole('button', { name: 'Pay ₹810' }).expect({ isFocused: true })
  await cancelled.expect({ count: 0 })
  await tab.press('Enter')

  await heading(tab, 'Order placed successfully!!').expect({ isFocused: true })
  const order = tab.getByRole('region', { name: 'Your order' })
  await order.getByText(/^We don't have your address yet\./).waitFor()
  await tabTo(tab, order.getByRole('link', { name: 'hello@frond.example' }))
  await badge(tab, 'Cart', 0).waitFor()
  await tab.waitUntil(storedQuantities, [])
})
