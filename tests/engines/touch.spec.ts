import type { Point } from './browser'
import { button, test, waitForHydration } from './fixtures'
import type { EngineLocator } from './locator'

// A low window.
test.use({ size: { width: 480, height: 520 } })

const STEPS = 8

/** The path of a finger, in a straight line. */
const line = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  }))

/** Waits until the element doesn't move, and resolves to a function from fractions of it to points. */
async function pointsOf(element: EngineLocator) {
  await element.hover()
  const { x, y, width, height } = await element.find()
  return (across: number, down = 0.5): Point => ({
    x: x + width * (across - 0.5),
    y: y + height * (down - 0.5),
  })
}

test('a scroll or a cancelled touch on the price slider changes nothing', async ({ tab }) => {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  await button(tab, 'Filters').click()
  const dialog = tab.getByRole('dialog', { name: 'Filters' })
  await dialog.waitFor()
  const rail = dialog.locator('.MuiSlider-root')
  const expectPrice = async (text: string, value: string) => {
    await dialog.getByText(text).waitFor()
    await tab.getByRole('slider', { name: 'Price range' }).expect({ value })
  }
  const start = await pointsOf(rail)
  await tab.tab.touch(line(start(0.3), { ...start(0.3), y: start(0.3).y - 120 }))
  await expectPrice('Any price', '1000')
  // The finger goes down somewhere else, perhaps with the same id.
  const heading = await pointsOf(dialog.getByText('Category'))
  await tab.tab.touch(line(heading(0.3), { ...heading(0.3), y: heading(0.3).y + 60 }))
  await expectPrice('Any price', '1000')

  const at = await pointsOf(rail)
  await tab.tab.touch(line(at(1), at(0.5)))
  await expectPrice('Under ₹500', '500')
  await tab.tab.touch(line(at(0.5), at(0.3)), 'cancel')
  await expectPrice('Under ₹500', '500')
  // A tap where the thumb is.
  await tab.tab.touch([at(0.5)])
  await expectPrice('Under ₹500', '500')
  // The URL follows when the dialog closes.
  await dialog.getByRole('button', { name: 'Show 5 products' }).click()
  await dialog.expect({ count: 0 })
  await tab.waitForPath('/productlisting?price=500')
  await tab.getByRole('article').expect({ count: 5 })
})
