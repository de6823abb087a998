import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** The number of files that the built worker precaches. */
function countOfFiles(): number {
  const worker = readFileSync('dist/serviceWorker.js', 'utf8')
  return [...worker.matchAll(/\burl"?:["'`]\//g)].length
}

/** Waits until the worker has precached all files of the shop. */
export async function waitUntilPrecached(page: Page): Promise<void> {
  const countCached = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      )
      return lists.reduce((sum, length) => sum + length, 0)
    })
  await expect.poll(countCached, { timeout: 30_000 }).toBe(countOfFiles())
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
