import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.js'

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

export function launch(args = []) {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-precise-memory-info',
      ...args,
    ],
  })
}

/** Slows the page's processor down 4 times, as a cheap phone's; the returned function sets it. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  const setRate = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await setRate(4)
  return setRate
}

/** Waits until the page has been quiet, so that one measurement does not disturb the next. */
export const calm = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))

/** Lets functions of the page find an element by `[data-bench=id]`. */
export const mark = (locator, id) =>
  locator.evaluate((element, name) => {
    element.dataset.bench = name
  }, id)

/**
 * Milliseconds from a deed to the paint after the frame in which `answered` holds (what the
 * shopper pressed or typed shows it), and to the one in which `done` holds (so does all that
 * follows from it). All three are functions of the page, given as text so that they run there
 * without a round trip; `answered` is `done` where the deed has no other result.
 */
export function timeToPaint(page, { deed, answered, done = answered }, argument) {
  return page.evaluate(
    ([deedText, answeredText, doneText, given]) => {
      const [run, hasAnswered, isDone] = [deedText, answeredText, doneText].map(
        (text) => new Function('given', `return (${text})(given)`),
      )
      /** Milliseconds since `started` once this frame is painted. */
      const painted = (started) =>
        new Promise((resolve) => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - started)
          channel.port2.postMessage(null)
        })
      return new Promise((resolve) => {
        let answer
        const started = performance.now()
        run(given)
        const look = () => {
          if (!answer && hasAnswered(given)) answer = painted(started)
          if (answer && isDone(given))
            Promise.all([answer, painted(started)]).then(([first, last]) =>
              resolve({ answer: first, result: last }),
            )
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    [deed.toString(), answered.toString(), done.toString(), argument],
  )
}
