import { card, expect, expectHydrated, test } from './fixtures'

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

test('after any search, a tile shows exactly its category and Shop Now shows all plants', async ({
  page,
}) => {
  await page.goto('/productlisting?q=lily')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectHydrated(page)
  await page.getByRole('link', { name: 'Frond', exact: true }).click()
  await page.getByRole('link', { name: 'Cacti' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Frond', exact: true }).click()
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page.getByRole('article')).toHaveCount(9)
})

test('the search suggests plants, which can be selected with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  const search = page.getByLabel('Search plants')
  await search.focus()
  await page.keyboard.type('money')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option', { name: /^Golden Pothos/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search plants' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(search).toHaveValue('money')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Golden Pothos' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('money')
  await expect(list).toBeHidden()
})

test('a picture opens a quick view, which has a URL of its own', async ({ page }) => {
  await page.goto('/productlisting?category=flowering')
  await expectHydrated(page)
  await page.getByRole('link', { name: 'View Peace Lily' }).click()
  const look = page.getByRole('dialog', { name: 'Peace Lily' })
  await expect(look.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await expect(look.getByRole('button', { name: 'Wishlist Peace Lily' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('plant')).toBe('peace-lily')
  await page.goBack()
  await expect(look).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'View Peace Lily' })).toBeFocused()

  await page.goto('/productlisting?plant=snake-plant')
  await expect(page.getByRole('dialog', { name: 'Snake Plant' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Snake Plant')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.goto('/productlisting?plant=nobody')
  await expect(card(page, 'Snake Plant')).toBeVisible()
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
