import { card, expect, test } from './fixtures'

test('for those who ask for less motion, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/productlisting')
  await card(page, 'Peace Lily').hover()
  const moving = await page.locator('body *').evaluateAll((elements) =>
    elements
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

test('in forced colours buttons have edges, choices their own marks, and the focus a ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/productlisting')
  const add = card(page, 'Peace Lily').getByRole('button', { name: /^Add to cart/ })
  const styleOf = (element: Element) => {
    const { borderTopWidth, borderTopColor, backgroundColor, appearance } =
      getComputedStyle(element)
    return { borderTopWidth, appearance, hasEdge: borderTopColor !== backgroundColor }
  }
  expect(await add.evaluate(styleOf)).toMatchObject({ borderTopWidth: '1px', hasEdge: true })
  const box = page.getByRole('checkbox', { name: 'Cacti' })
  expect(await box.evaluate(styleOf)).toMatchObject({ appearance: 'auto' })
  await box.focus()
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(ring).toBe('solid 3px')
})
