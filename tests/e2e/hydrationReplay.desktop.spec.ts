import type { Page } from '@playwright/test'
import { card, demoAccount, expect, signInAsDemo, test, toast } from './fixtures'
import { holdShop } from './holdShop'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('text typed before hydration into a field that a button has filled stays', async ({
  page,
}) => {
  const releaseShop = await holdShop(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await email(page).pressSequentially('me@frond.example')
  await releaseShop()
  // The button has had its effect, so everything has been replayed.
  await expect(password(page)).toHaveValue(demoAccount.password)
  await expect(email(page)).toHaveValue('me@frond.example')
})

test('text that a button fills in before hydration replaces what was typed before', async ({
  page,
}) => {
  const releaseShop = await holdShop(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await email(page).pressSequentially('me@frond.example')
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await releaseShop()
  await expect(password(page)).toHaveValue(demoAccount.password)
  await expect(email(page)).toHaveValue(demoAccount.email)
})

test('every button pressed before hydration counts once, for the shopper’s own lists', async ({
  page,
}) => {
  await signInAsDemo(page)
  const releaseShop = await holdShop(page)
  await page.goto('/productlisting', { waitUntil: 'commit' })
  const plant = card(page, 'Peace Lily')
  await plant.getByRole('button', { name: /^Add to cart/ }).click()
  await plant.getByRole('button', { name: 'Wishlist Peace Lily' }).click()
  await plant.getByRole('button', { name: 'Wishlist Peace Lily' }).click()
  await releaseShop()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  await expect(plant.getByRole('link', { name: /^Go to cart/ })).toBeVisible()
})

test('filters ticked before their panel is hydrated apply', async ({ page }) => {
  const releasePanel = await holdShop(page, 'FilterPanel')
  await page.goto('/productlisting', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Cacti' }).check()
  await page.getByRole('checkbox', { name: 'Indoor' }).check()
  await page.getByRole('radio', { name: 'High to Low' }).check()
  await releasePanel()
  await expect(page).toHaveURL(/category=cacti&category=indoor|category=indoor&category=cacti/)
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByRole('checkbox', { name: 'Cacti' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Climbers' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'High to Low' })).toBeChecked()
})

test('a filter of the URL that is ticked before hydration stays applied', async ({ page }) => {
  const releaseShop = await holdShop(page)
  // The prerendered boxes are empty.
  await page.goto('/productlisting?category=cacti&category=indoor&sort=1', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Cacti' }).check()
  await page.getByRole('checkbox', { name: 'Indoor' }).check()
  await page.getByRole('checkbox', { name: 'Indoor' }).uncheck()
  await page.getByRole('radio', { name: 'Low to High' }).check()
  await releaseShop()
  await expect(page.getByText('(Showing 2 products)')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Cacti' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Low to High' })).toBeChecked()
  await expect(page).toHaveURL('/productlisting?category=cacti&sort=1')
})

test('a filter ticked on a slow device stays applied when the search replaces its panel', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/productlisting', { waitUntil: 'commit' })
  const cacti = page.getByRole('checkbox', { name: 'Cacti' })
  await cacti.click()
  await page.getByLabel('Search plants').fill('a')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL('/productlisting?category=cacti&q=a')
  await expect(cacti).toBeChecked()
})

test('letters typed while the page is being hydrated stay together', async ({ page }) => {
  const releasePanel = await holdShop(page, 'FilterPanel')
  await page.goto('/productlisting', { waitUntil: 'commit' })
  const field = page.getByLabel('Search plants')
  // Meanwhile, the catalogue is refetched, and React re-renders the search box, which is hydrated.
  await field.pressSequentially('spathiphyllum', { delay: 120 })
  await expect(field).toHaveValue('spathiphyllum')
  await releasePanel()
  await expect(page.getByText('(Showing 0 products)')).toBeVisible()
  await expect(field).toHaveValue('spathiphyllum')
})

test('two quick presses before hydration log in', { tag: '@quick' }, async ({ page }) => {
  const releaseShop = await holdShop(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await releaseShop()
  await toast(page, 'Login Successful').waitFor()
})

test('text typed and sent before any script has loaded is not lost', async ({ page }) => {
  const releaseShop = await holdShop(page, 'index')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Show password' }).click()
  await email(page).fill(demoAccount.email)
  await password(page).fill(demoAccount.password)
  await password(page).press('Enter')
  await releaseShop()
  await toast(page, 'Login Successful').waitFor()
  expect(page.url()).not.toContain(demoAccount.password)
})

test('a press before hydration counts on the login page of a session that has ended', async ({
  page,
}) => {
  await page.goto('/login')
  // The entry as a guarded page leaves it when its session has ended.
  await page.evaluate(() => {
    const usr = { from: { pathname: '/mycart', search: '', hash: '' }, sessionEnded: true }
    history.replaceState({ usr, key: 'ended', idx: 0 }, '')
  })
  const releaseShop = await holdShop(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await releaseShop()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(email(page)).toHaveValue(demoAccount.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/mycart')
})

test('a link pressed before any script has loaded works as a plain link', async ({ page }) => {
  const releaseShop = await holdShop(page, 'index')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Cacti' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/productlisting?category=cacti')
  await releaseShop()
  await expect(page.getByRole('article')).toHaveCount(2)
})
