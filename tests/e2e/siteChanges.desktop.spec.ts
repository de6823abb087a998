import { expect, expectHydrated, test } from './fixtures'
import { isControlled, waitUntilPrecached } from './worker'

test('a tab that stays open has the new version at its next load', async ({ page, host }) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  await waitUntilPrecached(page)
  host.deploy()
  await page.evaluate(() => {
    const isTaken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
    document.dispatchEvent(new Event('visibilitychange'))
    return isTaken.then(() => undefined)
  })
  await page.reload()
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
})

test('with Save-Data, nothing is precached', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/productlisting')
  await expectHydrated(page)
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.waitForLoadState('networkidle')
  const countCached = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().length
    })
  expect(await countCached()).toBe(0)
})
