import { expect, expectHydrated, test } from './fixtures'

test.use({ viewport: { width: 640, height: 320 } })

test('in a low window, every highlighted suggestion is visible', async ({ page }) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  const search = page.getByRole('combobox', { name: 'Search plants' })
  await search.pressSequentially('pet safe')
  const options = page.getByRole('option')
  await options.first().waitFor()
  const count = await options.count()
  expect(count).toBeGreaterThan(1)
  for (let n = 0; n < count; n += 1) {
    await search.press('ArrowDown')
    const active = page.getByRole('option', { selected: true })
    await expect(active).toBeInViewport({ ratio: 1 })
    // In the list's own window, too.
    const isUncovered = await active.evaluate((option) => {
      const { left, right, top, bottom } = option.getBoundingClientRect()
      return [top + 4, bottom - 4].every((y) =>
        option.contains(document.elementFromPoint((left + right) / 2, y)),
      )
    })
    expect(isUncovered).toBe(true)
  }
})
