import { addToCart, badge, button, card, expect, heading, signInAsDemo, test } from './fixtures'

test('two tabs show one cart, and a logout in one logs out the other', async ({ tab, openTab }) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Snake Plant')
  const other = await openTab()
  await other.goto('/productlisting')
  await badge(other, 'Cart', 1).waitFor()
  await addToCart(other, 'Peace Lily')
  await badge(tab, 'Cart', 2).waitFor()
  await other.goto('/mycart')
  await button(other, 'Increase quantity of Snake Plant').click()
  await tab.goto('/mycart')
  await card(tab, 'Snake Plant').getByText('Quantity 2').waitFor({ state: 'attached' })

  await tab.goto('/profile')
  await button(tab, 'Logout').click()
  await heading(tab, 'Logged Out').waitFor()
  await heading(other, 'Login').waitFor()
  await badge(other, 'Cart', 0).waitFor()
  await card(other, 'Snake Plant').expect({ count: 0 })
  for (const each of [tab, other]) {
    const stored = await each.evaluate((key) => localStorage.getItem(key), 'frond.session')
    expect(stored).toBeNull()
  }
})
