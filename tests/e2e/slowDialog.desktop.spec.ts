import { expect, test } from './fixtures'
import { holdShop } from './holdShop'

// A worker would answer from its cache.
test.use({ serviceWorkers: 'block', expectedNoise: [/registration blocked/] })

test('a dialog whose code is slow to load says so, and can be closed', async ({ page }) => {
  const release = await holdShop(page, 'PlantDialog')
  await page.goto('/productlisting')
  const snakePlant = page.getByRole('link', { name: 'Snake Plant', exact: true })
  await snakePlant.click()
  const notice = page.getByRole('status').filter({ hasText: 'Loading…' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(/productlisting$/)

  await snakePlant.click()
  await expect(notice).toBeVisible()
  await release()
  await expect(page.getByRole('dialog', { name: 'Snake Plant' })).toBeVisible()
  await expect(notice).toBeHidden()
})
