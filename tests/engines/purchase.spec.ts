import { storedQuantities } from '../support/storedQuantities'
import { badge, button, card, heading, link, loginAsDemo, test, toast } from './fixtures'

const address = {
  Name: 'Ravi Nair',
  Mobile: '9876543210',
  Pincode: '682001',
  'City/Town': 'Kochi',
  State: 'Kerala',
  'Address (House No, Building, Street, Area)': '4, Lily Street, Fort Kochi',
}

test('a visitor’s tap completes after the login, and the shopper pays and keeps a receipt', async ({
  tab,
}) => {
  await tab.goto('/productlisting')
  await card(tab, 'Areca Palm')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await toast(tab, 'Please login to add product to wishlist').waitFor()
  await link(tab, 'Log in').click()
  await loginAsDemo(tab)
  await toast(tab, 'Product added to cart').waitFor()
  await badge(tab, 'Cart', 1).waitFor()
  await tab.waitForPath('/productlisting')

  await card(tab, 'Areca Palm')
    .getByRole('link', { name: /^Go to cart/ })
    .click()
  await heading(tab, 'My Cart').waitFor()
  await button(tab, 'Increase quantity of Areca Palm').click()
  await card(tab, 'Areca Palm').waitForText('Total ₹1,196')
  // The page is also the backend: a reload would end the call.
  await tab.waitUntil(storedQuantities, ['2'])
  await tab.reload()
  await card(tab, 'Areca Palm').waitForText('Total ₹1,196')
  await button(tab, 'Place Order').click()

  await heading(tab, 'Order Summary').waitFor()
  // The button is below the addresses, and moves while they load.
  await tab.getByRole('radio', { name: /^Asha Rao/ }).waitFor()
  await button(tab, 'ADD NEW ADDRESS').click()
  const form = tab.getByRole('dialog', { name: 'Add new address' })
  for (const [field, value] of Object.entries(address))
    await form.getByRole('textbox', { name: field }).fill(value)
  await form.getByRole('button', { name: 'Save' }).click()
  await toast(tab, 'New address added').waitFor()
  await tab.getByRole('radio', { name: /^Ravi Nair/ }).check()
  await tab.reload()
  await tab.getByRole('radio', { name: /^Ravi Nair/ }).check()

  await button(tab, 'Place Order').click()
  const payment = tab.getByRole('dialog', { name: 'Test payment' })
  await payment.getByRole('button', { name: 'Fail payment' }).click()
  await payment.getByRole('alert').waitFor()
  await payment.getByRole('button', { name: 'Cancel' }).click()
  await payment.expect({ count: 0 })
  await badge(tab, 'Cart', 1).waitFor()
  await button(tab, 'Place Order').click()
  await payment.getByRole('button', { name: 'Pay ₹1,246' }).click()

  await heading(tab, 'Order placed successfully!!').waitFor()
  await badge(tab, 'Cart', 0).waitFor()
  const order = tab.getByRole('region', { name: 'Your order' })
  await order.getByRole('listitem').waitForText(/Areca Palm\s*× 2\s*₹1,196/)
  await order.getByText(/Lily Street/).waitFor()
  await tab.reload()
  await order.waitFor()
  await link(tab, /^Cart,/).click()
  await tab.getByText("There is nothing in your cart. Let's add some items.").waitFor()
})
