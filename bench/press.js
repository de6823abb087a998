import { calm } from './browser.js'

/** How long a finger or a key is down, in ms. */
const HELD = 80

const held = (page) => page.waitForTimeout(HELD)

/** The ways to press a control, as the browser receives them from a person. */
export const ways = {
  async finger(page, control) {
    const at = await centreOf(control)
    const session = await page.context().newCDPSession(page)
    const touch = (type, touchPoints) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [at])
    await held(page)
    await touch('touchEnd', [])
    await session.detach()
  },

  async mouse(page, control) {
    const { x, y } = await centreOf(control)
    await page.mouse.move(x, y)
    await calm(page)
    await page.mouse.down()
    await held(page)
    await page.mouse.up()
  },

  async keys(page, control) {
    await control.focus()
    await calm(page)
    const isBox = await control.evaluate((element) =>
      element.matches('[type=checkbox], [type=radio]'),
    )
    await page.keyboard.press(isBox ? 'Space' : 'Enter', { delay: HELD })
  },

  /** Types one letter into a field that has the focus. */
  async letter(page, field) {
    await field.focus()
    await calm(page)
    await page.keyboard.press('s', { delay: HELD })
  },
}

async function centreOf(control) {
  await control.scrollIntoViewIfNeeded()
  const handle = await control.elementHandle()
  await handle.waitForElementState('stable')
  const { x, y, width, height } = await control.boundingBox()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Presses a control, and resolves to what the browser's Event Timing says about the interaction, in ms:
 * `longest`, until the next paint, of which `waiting` passes before the handlers of the last event run
 * and `handlers` in them; and `shown`, until the frame in which `isShown` holds. Event Timing rounds
 * durations to 8 ms and leaves out those below 16. `rendered` counts React's components until then, on
 * a page with `countRenders`.
 *
 * @param isShown one of `window.bench.conditions`
 */
export async function timePress(page, way, control, isShown, argument) {
  // Toasts cover the bottom of the window.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await calm(page)
  await page.evaluate(
    ([name, value]) => window.bench.watchInteraction(name, value),
    [isShown, argument],
  )
  await ways[way](page, control)
  const times = await page.evaluate(() => window.bench.interaction())
  await calm(page)
  return times
}
