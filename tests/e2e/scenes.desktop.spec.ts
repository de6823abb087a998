import type { Page } from '@playwright/test'
import { becomeShopper, scenes, urlOf } from '../../scripts/scenes.js'
import { expect, test } from './fixtures'

/** The theme's variables that a page's styles use, though nothing defines them. */
function undefinedVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .concat(document.documentElement.outerHTML)
      .join('')
    const used = new Set(css.match(/(?<=var\()--mui-[\w-]+/g))
    return [...used].filter((name) => root.getPropertyValue(name) === '')
  })
}

/** What scenes with broken calls log. */
test.use({ expectedNoise: [/could not be|Failed to load resource/] })

for (const shopper of new Set(scenes.map(({ as }) => as)))
  test(`no scene of ${shopper ?? 'a visitor'} lacks a variable of the theme`, async ({ page }) => {
    test.slow()
    if (shopper !== undefined) await becomeShopper(page, shopper)
    for (const { name, then, isLoading, phoneOnly, ...scene } of scenes) {
      if (scene.as !== shopper) continue
      await page.setViewportSize({ width: phoneOnly ? 390 : 1280, height: 800 })
      await page.goto(urlOf({ name, ...scene }))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await then?.(page)
      if (!isLoading && !then) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      if (scene.mock?.includes('network'))
        await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      expect(await undefinedVariables(page), name).toEqual([])
    }
  })
