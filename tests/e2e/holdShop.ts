import type { Page } from '@playwright/test'

/** Holds back the shop's code, or another chunk; the returned function releases it. */
export async function holdShop(page: Page, chunks = 'shop'): Promise<() => Promise<void>> {
  let release: (value?: undefined) => void = () => undefined
  const released = new Promise<undefined>((resolve) => {
    release = resolve
  })
  let report: (value?: undefined) => void = () => undefined
  const requested = new Promise<undefined>((resolve) => {
    report = resolve
  })
  // On the context, because requests through the worker aren't the page's.
  await page.context().route(`**/assets/${chunks}-*.js`, async (route) => {
    report()
    await released
    await route.continue()
  })
  return async () => {
    await requested
    release()
  }
}
