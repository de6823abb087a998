import { expect, expectHydrated, test } from './fixtures'

test('a filtered listing opens by its URL, survives a reload, and Back undoes each choice', async ({
  page,
}) => {
  await page.goto('/productlisting?category=indoor&category=cacti&rating=4&price=600&sort=1')
  await expect(page.getByText('(Showing 3 products)')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectHydrated(page)
  for (const label of ['Low to High', 'Indoor', 'Cacti', 'Under ₹600', '4 stars and above'])
    await expect(page.getByRole('button', { name: `Remove filter ${label}` })).toBeVisible()

  await page.getByRole('button', { name: 'Remove filter Cacti' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL('/productlisting?category=indoor&rating=4&price=600&sort=1')
  // The price replaces the entry.
  await page.getByRole('button', { name: 'Remove filter Under ₹600' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page).toHaveURL('/productlisting?category=indoor&rating=4&sort=1')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove filter Under ₹600' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Remove filter Cacti' })).toBeVisible()
})

test('hostile values in the URL are ignored', async ({ page }) => {
  await page.goto('/productlisting?category=__proto__&rating=9&price=-5&price=1e3&sort=up&x=<b>')
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
  await expectHydrated(page)
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
})

test("a page opened with filters never shows a plant that doesn't match", async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      for (const shown of document.querySelectorAll('article, p'))
        if (
          /Snake Plant|Showing 9 products/.test(shown.textContent) &&
          shown.checkVisibility({ visibilityProperty: true })
        )
          document.documentElement.dataset['leftOut'] = shown.textContent
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await page.goto('/productlisting?category=climbers')
  await expect(page.getByText('(Showing 2 products)')).toBeVisible()
  await expectHydrated(page)
  expect(await page.locator('html').getAttribute('data-left-out')).toBeNull()
})
