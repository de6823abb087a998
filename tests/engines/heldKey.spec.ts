import type { EnginePage } from './enginePage'
import { addToCart, badge, button, signInAsDemo, test, toast } from './fixtures'

/** As often as a keyboard repeats a key in about a third of a second. */
const REPETITIONS = 10

async function hold(tab: EnginePage, key: string) {
  for (let n = 0; n < REPETITIONS; n += 1) await tab.tab.keyDown(key)
  await tab.tab.keyUp(key)
}

// A held key reaches WebKit once: its driver sends no repetitions.
test.skip(({ engine }) => engine.name === 'webkit', 'keys are not repeated')

test('F78 a held Enter removes one plant from the cart, and only opens a form', async ({ tab }) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) await addToCart(tab, name)
  await tab.goto('/mycart')
  await button(tab, 'Remove Peace Lily from cart').focus()
  await hold(tab, 'Enter')
  await badge(tab, 'Cart', 2).waitFor()
  await button(tab, 'Remove Snake Plant from cart').expect({ isFocused: true })
  await tab.getByRole('article').expect({ count: 2 })

  await button(tab, 'Increase quantity of Snake Plant').focus()
  await hold(tab, 'Enter')
  // A stepper counts each of them.
  await tab.getByText('Quantity 11').waitFor({ state: 'attached' })

  await tab.goto('/address')
  await button(tab, 'ADD NEW ADDRESS').focus()
  await hold(tab, 'Enter')
  await tab.getByRole('textbox', { name: 'Name' }).expect({ isFocused: true })
  await toast(tab, 'All fields are mandatory').expect({ count: 0 })
})
