import { expect, type Page } from '@playwright/test'
import { countCachedFiles, countPrecachedFiles } from '../support/precache'

/** Waits until the worker has precached all files of the shop. */
export async function waitUntilPrecached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(countCachedFiles), { timeout: 30_000 })
    .toBe(countPrecachedFiles())
}

export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null)

/** Whether the page is idle and prepared for going offline. */
export const isReadyForOffline = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/assets/offline-')) &&
      navigator.serviceWorker.controller !== null,
  )
