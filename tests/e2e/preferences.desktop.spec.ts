import { card, expect, expectHydrated, signInAsDemo, test } from './fixtures'

test('with reduced motion, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsDemo(page)
  await page.goto('/productlisting')
  const plant = card(page, 'Peace Lily')
  const size = () => plant.locator('img').evaluate((picture) => getComputedStyle(picture).transform)
  const atRest = await size()
  await plant.hover()
  expect(await size()).toBe(atRest)
  // The heart and the badge would pop.
  await plant.getByRole('button', { name: 'Wishlist Peace Lily' }).click()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toHaveText('1')
  const moving = await page.locator('body *').evaluateAll((elements) =>
    elements
      // Elements that were replaced meanwhile have no style.
      .filter((element) => element.isConnected)
      .map((element) => getComputedStyle(element))
      .filter(
        ({ transitionProperty, animationName, animationDuration }) =>
          transitionProperty !== 'opacity' ||
          (animationName !== 'none' && animationDuration !== '1e-05s'),
      )
      .map(({ transitionProperty, animationName }) => `${transitionProperty} ${animationName}`),
  )
  expect(moving).toEqual([])
})

test('in forced colours buttons have borders, choices have marks, and the focus has a ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/productlisting')
  await expectHydrated(page)
  const add = card(page, 'Peace Lily').getByRole('button', { name: /^Add to cart/ })
  const styleOf = (element: Element) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
    return { borderTopWidth, hasEdge: borderTopColor !== backgroundColor }
  }
  expect(await add.evaluate(styleOf)).toMatchObject({ borderTopWidth: '1px', hasEdge: true })
  const box = page.getByRole('checkbox', { name: 'Cacti' })
  const mark = page.locator('label', { has: box }).locator('svg')
  const isSeen = () =>
    mark.evaluate(
      (icon) => getComputedStyle(icon).fill !== getComputedStyle(document.body).backgroundColor,
    )
  expect(await isSeen()).toBe(true)
  const unchecked = await mark.innerHTML()
  await box.check()
  await expect.poll(() => mark.innerHTML()).not.toBe(unchecked)
  expect(await isSeen()).toBe(true)
  await box.focus()
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { nextElementSibling } = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(nextElementSibling ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(ring).toBe('solid 3px')
})

test('in forced colours the price slider has a track, and chips have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/productlisting?category=cacti&price=600')
  await expectHydrated(page)
  const edgeOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
      return { border: `${borderTopWidth} ${borderTopStyle}` }
    })
  expect(await edgeOf('.MuiSlider-rail')).toMatchObject({ border: '1px solid' })
  expect(await edgeOf('.MuiSlider-track')).toMatchObject({ border: '1px solid' })
  expect(await edgeOf('[aria-label="Remove filter Cacti"]')).toMatchObject({ border: '1px solid' })
})

test('in forced colours the highlighted suggestion has a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/productlisting')
  await expectHydrated(page)
  const search = page.getByRole('combobox', { name: 'Search plants' })
  await search.pressSequentially('pet')
  await expect(page.getByRole('option')).toHaveCount(2)
  await search.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS(
    'outline-style',
    'none',
  )
})
