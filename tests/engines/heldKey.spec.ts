import { storedQuantities } from '../support/storedQuantities'
import { addToCart, badge, button, expect, signInAsDemo, test, toast } from './fixtures'

test('a held Enter removes one plant from the cart, and only opens a form', async ({ tab }) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) await addToCart(tab, name)
  await tab.goto('/mycart')
  await button(tab, 'Remove Peace Lily from cart').focus()
  await tab.tab.holdKey('Enter')
  await badge(tab, 'Cart', 2).waitFor()
  const removal = tab.getByRole('group', { name: /Peace Lily/ })
  await removal.expect({ isFocused: true })
  await tab.press('Enter')
  await removal.expect({ isFocused: true })
  await tab.getByRole('article').expect({ count: 2 })
  await tab.waitUntil(storedQuantities, ['1', '1'])

  await button(tab, 'Increase quantity of Snake Plant').focus()
  await tab.tab.holdKey('Enter')
  // A stepper counts each of them.
  const quantity = tab.getByText(/^Quantity ([3-9]|\d\d)/)
  await quantity.waitFor({ state: 'attached' })
  const isStored = async () => {
    const [shown = 'none'] = /\d+/.exec(await quantity.textContent()) ?? []
    return (await tab.evaluate(storedQuantities)).includes(shown)
  }
  // Leaving the page would cancel what is on its way.
  await expect.poll(isStored).toBe(true)

  await tab.goto('/address')
  await button(tab, 'ADD NEW ADDRESS').focus()
  await tab.tab.holdKey('Enter')
  await tab.getByRole('textbox', { name: 'Name' }).expect({ isFocused: true })
  await toast(tab, 'All fields are mandatory').expect({ count: 0 })
})
