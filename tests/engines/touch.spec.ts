import type { Point } from './browser'
import type { EnginePage } from './enginePage'
import { button, expect, test, waitForHydration } from './fixtures'
import type { EngineLocator } from './locator'

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

async function openFilters(tab: EnginePage) {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  await button(tab, 'Filters').click()
  const dialog = tab.getByRole('dialog', { name: 'Filters' })
  await dialog.waitFor()
  return { dialog, rail: dialog.locator('.MuiSlider-root') }
}

test.describe('in a low window', () => {
  test.use({ size: { width: 480, height: 520 } })

  test('F80 a scroll or a cancelled touch on the price slider changes nothing', async ({ tab }) => {
    const { dialog, rail } = await openFilters(tab)
    const expectPrice = async (text: string, query: string) => {
      await dialog.getByText(text).waitFor()
      await tab.waitForPath(`/productlisting${query}`)
    }
    const start = await pointsOf(rail)
    await tab.tab.touch(line(start(0.3), { ...start(0.3), y: start(0.3).y - 120 }))
    await expectPrice('Any price', '')
    // The finger goes down somewhere else, perhaps with the same id.
    const heading = await pointsOf(dialog.getByText('Category'))
    await tab.tab.touch(line(heading(0.3), { ...heading(0.3), y: heading(0.3).y + 60 }))
    await expectPrice('Any price', '')

    const at = await pointsOf(rail)
    await tab.tab.touch(line(at(1), at(0.5)))
    await expectPrice('Under ₹500', '?price=500')
    await tab.tab.touch(line(at(0.5), at(0.3)), 'cancel')
    await expectPrice('Under ₹500', '?price=500')
    // A tap where the thumb is.
    await tab.tab.touch([at(0.5)])
    await expectPrice('Under ₹500', '?price=500')
    await dialog.getByRole('button', { name: 'Show 5 products' }).waitFor()
  })
})

test('F80 a swipe leads to the next plant, a press that began elsewhere doesn’t', async ({
  tab,
}) => {
  await tab.goto('/productlisting?plant=peace-lily')
  await waitForHydration(tab)
  const shown = (name: string) => tab.getByRole('dialog', { name }).waitFor()
  await shown('Peace Lily')
  const picture = await pointsOf(tab.getByRole('dialog').locator('.MuiCardMedia-root'))
  await tab.tab.touch(line(picture(0.9), picture(0.1)))
  await shown('Golden Pothos')
  await tab.tab.touch(line(picture(0.1), picture(0.9)))
  await shown('Peace Lily')
  for (const [path, end] of [
    [line(picture(0.9), picture(0.1)), 'cancel'],
    [line(picture(0.5, 0.9), picture(0.45, 0.1)), 'lift'],
    [line({ x: picture(0.9).x, y: 20 }, picture(0.1)), 'lift'],
  ] as const)
    await tab.tab.touch(path, end)
  await shown('Peace Lily')
  expect(await tab.path()).toBe('/productlisting?plant=peace-lily')
})
