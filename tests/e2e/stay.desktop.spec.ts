import { expect, test } from './fixtures'

test('the colour scheme follows the system, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/productlisting', { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(15, 23, 18)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe('rgb(251, 248, 241)')
})
