import type { Browser, Page } from 'puppeteer-core'
import * as v from 'valibot'
import type { Point, TouchEnd } from './browser'

export type Touch = (path: Point[], end: TouchEnd) => Promise<void>

/** Milliseconds between two events of a finger, about a frame. */
const STEP_MS = 20

const step = () => new Promise((resolve) => setTimeout(resolve, STEP_MS))

/** A finger in Chromium, which scrolls and taps as on a phone. */
export function createChromiumTouch(page: Page): Touch {
  return async (path, end) => {
    const session = await page.createCDPSession()
    for (const [index, point] of path.entries()) {
      await session.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [point],
      })
      await step()
    }
    await session.send('Input.dispatchTouchEvent', {
      type: end === 'cancel' ? 'touchCancel' : 'touchEnd',
      touchPoints: [],
    })
    await session.detach()
  }
}

/** The part of Puppeteer's connection that its types leave out: commands for Firefox's own window. */
interface Connected {
  connection: { send: (method: string, params: object) => Promise<unknown> }
}

const isConnected = (browser: object): browser is Connected => 'connection' in browser

const Tree = v.object({
  result: v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) }),
})

/** nsIDOMWindowUtils. */
const states = { contact: 2, lift: 4, cancel: 8 }

/**
 * A finger in Firefox's window, where it can become a scroll. WebDriver's own touches only send the
 * page its events.
 */
export function createFirefoxTouch(browser: Browser): Touch {
  if (!isConnected(browser)) throw new Error('Puppeteer has hidden its connection.')
  const { connection } = browser
  return async (path, end) => {
    const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
    const { context } = v.parse(Tree, tree).result.contexts[0]
    const touch = (state: number, { x, y }: Point) =>
      connection.send('script.evaluate', {
        target: { context },
        awaitPromise: false,
        expression: `{
          const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect()
          const scale = devicePixelRatio
          const x = (mozInnerScreenX + left + ${String(x)}) * scale
          const y = (mozInnerScreenY + top + ${String(y)}) * scale
          windowUtils.sendNativeTouchPoint(1, ${String(state)}, x, y, 1, 90)
        }`,
      })
    for (const point of path) {
      await touch(states.contact, point)
      await step()
    }
    await touch(states[end], path.at(-1) ?? { x: 0, y: 0 })
  }
}
