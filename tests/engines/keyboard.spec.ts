import type { EnginePage } from './enginePage'
import { badge, button, card, heading, link, test, toast, waitForHydration } from './fixtures'
import { pressOn, tabTo } from './tabTo'

/** The journey, with the key that leads to links too. */
async function buyByKeyboard(tab: EnginePage, forth: string, back: string) {
  await tab.goto('/')
  // Until then, a link loads its page anew, which doesn't move the focus.
  await waitForHydration(tab)
  await tabTo(tab, link(tab, 'Skip to main content'), forth)
  await tab.press('Enter')
  await tab.getByRole('main').expect({ isFocused: true })

  await pressOn(tab, link(tab, 'Login'), back)
  await heading(tab, 'Login').expect({ isFocused: true })
  await pressOn(tab, button(tab, 'Login with test credentials'), forth)
  await pressOn(tab, button(tab, 'Login'), back)
  await toast(tab, 'Login Successful').waitFor()
  await heading(tab, 'Let something grow on you.').expect({ isFocused: true })

  await pressOn(tab, link(tab, 'Shop Now'), forth)
  await heading(tab, 'Showing All Products').expect({ isFocused: true })
  const filters = tab.getByRole('region', { name: 'Filters' })
  await tabTo(tab, filters.getByRole('checkbox', { name: 'Flowering' }), forth)
  await tab.press('Space')
  await tab.getByRole('article').expect({ count: 2 })
  await pressOn(tab, card(tab, 'Peace Lily').getByRole('button', { name: /^Add to cart/ }), forth)
  await badge(tab, 'Cart', 1).waitFor()
  // The link replaces the button, and receives its focus.
  await card(tab, 'Peace Lily')
    .getByRole('link', { name: /^Go to cart/ })
    .expect({ isFocused: true })
  await tab.press('Enter')

  await heading(tab, 'My Cart').expect({ isFocused: true })
  await pressOn(tab, button(tab, 'Increase quantity of Peace Lily'), forth)
  await card(tab, 'Peace Lily').getByText('Quantity 2').waitFor({ state: 'attached' })
  await pressOn(tab, button(tab, 'Place Order'), forth)

  await heading(tab, 'Order Summary').expect({ isFocused: true })
  const add = button(tab, 'ADD NEW ADDRESS')
  await pressOn(tab, add, forth)
  const form = tab.getByRole('dialog', { name: 'Add new address' })
  await tabTo(tab, form.getByRole('textbox', { name: 'Mobile' }), forth)
  await tab.press('Escape')
  await add.expect({ isFocused: true })

  await pressOn(tab, button(tab, 'Place Order'), forth)
  const pay = tab
    .getByRole('dialog', { name: 'Test payment' })
    .getByRole('button', { name: /^Pay/ })
  await pay.expect({ isFocused: true })
  await tab.press('Escape')
  await button(tab, 'Place Order').expect({ isFocused: true })
  await tab.press('Enter')
  await pay.expect({ isFocused: true })
  await tab.press('Enter')
  await heading(tab, 'Order placed successfully!!').expect({ isFocused: true })
}

test('an order can be placed with the keyboard alone, starting from home', async ({ tab }) => {
  await buyByKeyboard(tab, 'Tab', 'Shift+Tab')
})
