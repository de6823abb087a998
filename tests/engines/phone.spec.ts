import type { EnginePage } from './enginePage'
import { addToCart, badge, button, expect, heading, signInAsDemo, test } from './fixtures'
import type { EngineLocator } from './locator'

// WebKit's narrowest window is 447 px wide.
test.use({ size: { width: 480, height: 800 } })

// What loads late may still move it.
const expectInWindow = (element: EngineLocator) =>
  expect(async () => {
    const { isVisible, x, y, width, height } = await element.find()
    expect(isVisible).toBe(true)
    expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThanOrEqual(0)
    expect(x + width / 2).toBeLessThanOrEqual(480)
    expect(y + height / 2).toBeLessThanOrEqual(800)
  }).toPass()

const widthToScroll = (tab: EnginePage) =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

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
