import { htmlFiles } from '@/navigation/pages'
import { expect, expectHydrated, signInAsDemo, test } from './fixtures'
import { isControlled, waitUntilPrecached } from './worker'

/** Records every title that the window has had since its document arrived. */
function recordTitles() {
  const titles: string[] = []
  Reflect.set(window, 'titles', titles)
  new MutationObserver(() => {
    if (document.querySelector('title') && titles.at(-1) !== document.title)
      titles.push(document.title)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test('a page has its own title as soon as it arrives, offline too', async ({ page, context }) => {
  await signInAsDemo(page)
  await page.goto('/')
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.addInitScript(recordTitles)
  const titles = () => page.evaluate((): unknown => Reflect.get(window, 'titles'))
  for (const { path, title, prerendered } of htmlFiles()) {
    if (prerendered) continue
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await titles()).toEqual([title])
  }

  await waitUntilPrecached(page)
  await context.setOffline(true)
  await page.goto('/mycart')
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible()
  expect(await titles()).toEqual(['Frond | My Cart'])
})

test('while the next page loads, the window has that page’s title', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  await page.context().route('**/assets/SignupPage-*.js', () => new Promise(() => undefined))
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveTitle('Frond | Sign up')
})
