import { expect, type Locator, type Page } from '@playwright/test'

/** As slow as a cheap phone. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

interface Controls {
  selector: string
  /** How many of them, from the first. */
  count: number
}

/**
 * Presses controls one after the other, every 50 ms, from the first paint until a second after
 * hydration, and returns how often each was pressed.
 */
function pressInTurns({ selector, count }: Controls) {
  const begin = () => {
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].slice(0, count)
    const presses = controls.map(() => 0)
    let next = 0
    let total = 0
    // A busy machine hydrates so late that replaying every press would outlast the test.
    const most = 150
    let left = 20
    const timer = setInterval(() => {
      if (total < most) {
        total += 1
        controls[next]?.click()
        presses[next] = (presses[next] ?? 0) + 1
        next = (next + 1) % controls.length
      }
      // What is out of sight, such as the desktop's filters on a phone, is never hydrated.
      const parts = [...document.querySelectorAll('[data-hydrating]')]
      if (!parts.some((part) => part.parentElement?.getClientRects().length)) left -= 1
      if (left > 0) return
      clearInterval(timer)
      document.documentElement.dataset['presses'] = JSON.stringify(presses)
    }, 50)
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    // A busy machine paints before it has parsed all controls, and before any script has run.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
    else begin()
  }).observe({ type: 'paint', buffered: true })
}

/** Opens the listing while controls are pressed; returns those pressed an odd number of times. */
export async function oddPresses(page: Page, controls: Controls): Promise<boolean[]> {
  await page.addInitScript(pressInTurns, controls)
  await slowDown(page)
  await page.goto('/productlisting')
  const presses = () => page.evaluate(() => document.documentElement.dataset['presses'] ?? '')
  await expect.poll(presses, { timeout: 45_000 }).not.toBe('')
  const counts: unknown = JSON.parse(await presses())
  return Array.isArray(counts) ? counts.map((count) => Number(count) % 2 === 1) : []
}

export const all = async (controls: Locator, isOn: (control: Locator) => Promise<boolean>) =>
  Promise.all((await controls.all()).map(isOn))
