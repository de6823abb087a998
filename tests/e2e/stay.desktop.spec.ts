import { expect, expectHydrated, loginAsDemo, test } from './fixtures'

test('an action that waits for a login is dropped when the visitor navigates away', async ({
  page,
}) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Wishlist Areca Palm' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.getByRole('link', { name: 'Frond', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
  await page.getByRole('link', { name: 'Login' }).click()
  await loginAsDemo(page)
  await expect(page.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible()
})

test('a chosen colour scheme is stored, and applied from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const scheme = page.getByRole('radiogroup', { name: 'Colour scheme' })
  await scheme.getByRole('radio', { name: 'Dark' }).check()
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(background).toBe('rgb(15, 23, 18)')
  await page.goto('/productlisting', { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  expect(await background()).toBe('rgb(15, 23, 18)')
  // Until it's hydrated, the page shows 'System' as chosen.
  await expect(scheme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await scheme.getByRole('radio', { name: 'System' }).check()
  await expect.poll(background).toBe('rgb(251, 248, 241)')
})

test("the colour scheme's radios are there before any script has loaded", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  for (const path of ['/', '/productlisting', '/login']) {
    await page.goto(path)
    const scheme = page.getByRole('radiogroup', { name: 'Colour scheme' })
    await expect(scheme.getByRole('radio')).toHaveCount(3)
    await expect(scheme).toBeVisible()
  }
  await context.close()
})
