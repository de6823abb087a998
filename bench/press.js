import { calm } from './browser.js'

/** How long a finger or a key is down, in ms. */
const HELD = 80

/** Presses a control with a finger, as the browser receives it from a person. */
async function touch(page, control) {
  const { x, y, width, height } = await control.boundingBox()
  const session = await page.context().newCDPSession(page)
  const send = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x: x + width / 2, y: y + height / 2 }])
  await page.waitForTimeout(HELD)
  await send('touchEnd', [])
  await session.detach()
}

async function typeLetter(page, field) {
  await field.focus()
  await calm(page)
  await page.keyboard.press('s', { delay: HELD })
}

/**
 * Presses a control, or types the letter 's' into a text field, and resolves to the milliseconds until
 * `condition` is on screen (bench/inPage.js).
 */
export async function timePress(page, control, condition, value, { isLetter = false } = {}) {
  // Toasts cover the bottom of the window.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await calm(page)
  await page.evaluate(([name, wanted]) => window.bench.watchPress(name, wanted), [condition, value])
  await (isLetter ? typeLetter : touch)(page, control)
  const times = await page.evaluate(() => window.bench.press())
  await calm(page)
  return times
}
