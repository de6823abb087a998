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

/** Slows the page's processor down, as Lighthouse does for a cheap phone. */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/**
 * Milliseconds from a deed to the frame after the one in which `isDone` holds. Both are functions
 * of the page, given as text so that they run there without a round trip.
 */
export function timeToPaint(page, deed, isDone, argument) {
  return page.evaluate(
    ([deedText, doneText, given]) => {
      const run = new Function('given', `return (${deedText})(given)`)
      const done = new Function('given', `return (${doneText})(given)`)
      return new Promise((resolve) => {
        const started = performance.now()
        run(given)
        const look = () => {
          if (done(given)) {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - started)
            channel.port2.postMessage(null)
          } else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    [deed.toString(), isDone.toString(), argument],
  )
}
