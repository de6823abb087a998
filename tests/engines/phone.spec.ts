import {
  card,
  addToCart,
  badge,
  button,
  expect,
  heading,
  link,
  signInAsDemo,
  test,
  toast,
  waitForHydration,
} from './fixtures'
import type { EnginePage } from './enginePage'
import type { EngineLocator } from './locator'

// WebKit's narrowest window is 447 px wide.
test.use({ size: { width: 480, height: 800 } })

const boxOf = async (element: EngineLocator) => {
  await element.waitFor()
  const { x, y, width, height } = await element.find()
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  }
}

// What loads late may still move them.
const expectApart = (upper: EngineLocator, lower: EngineLocator) =>
  expect(async () => {
    const [a, b] = [await boxOf(upper), await boxOf(lower)]
    const areApart =
      a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
    expect({ a, b, areApart }).toMatchObject({ areApart: true })
  }).toPass()

const expectInWindow = (element: EngineLocator) =>
  expect(async () => {
    const { left, right, top, bottom } = await boxOf(element)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(480)
    expect(bottom).toBeLessThanOrEqual(800)
  }).toPass()

const widthToScroll = (tab: EnginePage) =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a toast doesn’t cover the offer to log in', async ({ tab }) => {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  await button(tab, 'Wishlist Peace Lily').click()
  const login = toast(tab, 'Please login to add product to wishlist')
  await expectApart(login, tab.getByRole('region', { name: 'Offer to log in' }))
})

test('a toast doesn’t cover a form’s buttons', async ({ tab }) => {
  await signInAsDemo(tab)
  await tab.goto('/address')
  await button(tab, 'ADD NEW ADDRESS').click()
  const form = tab.getByRole('dialog', { name: 'Add new address' })
  await form.getByRole('button', { name: 'Save' }).click()
  const missing = toast(tab, 'All fields are mandatory')
  await expectApart(missing, form.getByRole('button', { name: 'Save' }))
  await expectApart(missing, form.getByRole('button', { name: 'Cancel' }))
})

test('the chip of a long search term fits, and one item is an item', async ({ tab }) => {
  await signInAsDemo(tab)
  await tab.goto(`/productlisting?q=${'philodendron'.repeat(20)}`)
  await waitForHydration(tab)
  await expectInWindow(button(tab, /^Remove filter/))
  expect(await widthToScroll(tab)).toBe(0)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
  await link(tab, 'Cart, 1 item').waitFor()
})

test('empty pages lead on at once, and minus says why it stops at 3', async ({ tab }) => {
  await signInAsDemo(tab)
  await tab.goto('/mycart')
  await tab.getByText("There is nothing in your cart. Let's add some items.").waitFor()
  await expectInWindow(link(tab, 'See all plants'))
  await tab.goto('/address')
  await button(tab, 'Delete address of Asha Rao').click()
  await tab.getByRole('article').expect({ count: 0 })
  await tab.reload()
  await expectInWindow(button(tab, 'ADD NEW ADDRESS'))

  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
  await tab.goto('/mycart')
  const plus = button(tab, 'Increase quantity of Peace Lily')
  for (const amount of ['₹630', '₹945', '₹1,260']) {
    await plus.click()
    await card(tab, 'Peace Lily').waitForText(`Total ${amount}`)
  }
  await button(tab, 'Decrease quantity of Peace Lily').click()
  await card(tab, 'Peace Lily').waitForText('Total ₹945')
  await tab.getByText('To order fewer, remove this plant and add it again.').waitFor()
})

test('total and Place Order stay at the bottom of cart and summary', async ({ tab }) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) await addToCart(tab, name)
  await badge(tab, 'Cart', 3).click()
  for (const title of ['My Cart', 'Order Summary']) {
    await heading(tab, title).waitFor()
    const details = tab.getByRole('region', { name: 'Price details' })
    // 315 + 425 + 760 + 3 × 50
    await expectInWindow(details.getByText('₹1,650'))
    await expectInWindow(details.getByRole('button', { name: 'Place Order' }))
    expect(await widthToScroll(tab)).toBe(0)
    if (title === 'My Cart') await button(tab, 'Place Order').click()
  }
})
