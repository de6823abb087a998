import { expect, signInAsDemo, test } from './fixtures'

test('a signed-in shopper never sees a visitor’s page while it loads', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  // Records what is shown at every change of the page, from its first element on.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const link of document.querySelectorAll('header a'))
        if (link.checkVisibility()) seen.push((link.textContent || link.ariaLabel) ?? '')
      if (document.querySelector('form [name="email"]')?.checkVisibility()) seen.push('login form')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', look)
  })
  for (const path of ['/productlisting', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    const seen = await page.evaluate((): unknown => Reflect.get(window, 'seen'))
    expect(seen).not.toContain('Login')
    expect(seen).not.toContain('login form')
  }
})

test('the colour scheme follows the system, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/productlisting', { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(15, 23, 18)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe('rgb(251, 248, 241)')
})
