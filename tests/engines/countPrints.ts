import type { EnginePage } from './enginePage'

declare global {
  interface Window {
    /** How often the page has been printed. */
    printed?: number
  }
}

/** Counts from now on how often the open page prints, in place of the browser's own dialog. */
export const countPrints = (tab: EnginePage): Promise<void> =>
  tab.evaluate(() => {
    window.printed = 0
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1
    }
  })

/** Waits until the page has been printed once. */
export const expectPrinted = (tab: EnginePage): Promise<void> =>
  tab.waitUntil(() => window.printed, 1)
