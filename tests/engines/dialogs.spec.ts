import {
  addToCart,
  badge,
  button,
  heading,
  link,
  signInAsDemo,
  test,
  waitForHydration,
} from './fixtures'

test('Back and Escape close a plant’s dialog, Forward reopens it, and the focus returns', async ({
  tab,
}) => {
  await tab.goto('/productlisting?category=flowering')
  await waitForHydration(tab)
  const view = link(tab, 'View Peace Lily')
  const dialog = tab.getByRole('dialog', { name: 'Peace Lily' })
  await view.click()
  await dialog.waitFor()
  await tab.waitForPath('/productlisting?category=flowering&plant=peace-lily')
  await tab.goBack()
  await dialog.expect({ count: 0 })
  await view.expect({ isFocused: true })
  await tab.waitForPath('/productlisting?category=flowering')
  await tab.goForward()
  await dialog.waitFor()
  await tab.press('Escape')
  await dialog.expect({ count: 0 })
  await tab.waitForPath('/productlisting?category=flowering')
  await tab.getByRole('article').expect({ count: 2 })
})

test('Back closes only the address form, but leaves a payment, and Escape returns the focus', async ({
  tab,
}) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Areca Palm')
  await badge(tab, 'Cart', 1).click()
  await button(tab, 'Place Order').click()
  await heading(tab, 'Order Summary').waitFor()

  // The button is below the addresses, and moves while they load.
  await tab.getByRole('radio', { name: /^Asha Rao/ }).waitFor()
  const add = button(tab, 'ADD NEW ADDRESS')
  const form = tab.getByRole('dialog', { name: 'Add new address' })
  const name = form.getByRole('textbox', { name: 'Name' })
  await add.click()
  await name.expect({ isFocused: true })
  await name.fill('Half a')
  await tab.goBack()
  await form.expect({ count: 0 })
  await heading(tab, 'Order Summary').waitFor()
  await add.click()
  await name.expect({ isVisible: true, value: 'Half a' })
  await tab.press('Escape')
  await form.expect({ count: 0 })
  await add.expect({ isFocused: true })

  const order = button(tab, 'Place Order')
  const payment = tab.getByRole('dialog', { name: 'Test payment' })
  await order.click()
  await payment.waitFor()
  await tab.goBack()
  await heading(tab, 'My Cart').waitFor()
  await payment.expect({ count: 0 })
  await badge(tab, 'Cart', 1).waitFor()
  await tab.goForward()
  await heading(tab, 'Order Summary').waitFor()
  await tab.getByRole('radio', { name: /^Asha Rao/ }).waitFor()
  await payment.expect({ count: 0 })
  await order.click()
  await payment.getByRole('button', { name: /^Pay/ }).expect({ isFocused: true })
  await tab.press('Escape')
  await payment.expect({ count: 0 })
  await order.expect({ isFocused: true })
  await tab.goBack()
  await heading(tab, 'My Cart').waitFor()
})
