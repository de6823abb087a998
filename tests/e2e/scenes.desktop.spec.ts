import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { urlOf } from '../support/scenes/scene'
import { scenes } from '../support/scenes/scenes'
import { becomeShopper } from '../support/scenes/sceneShoppers'
import { axeFindsNothing } from './axe'
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

const EXCEPTIONS = [
  // React inserts its title before the file's own, and the first one counts.
  /<title>(?<=<\/title>.*)[^<]*<\/title>/gs,
  // The content of a template isn't part of the page.
  /<template.*?<\/template>/gs,
  // The payment stand-in contains its styles, because it's a single script.
  /(?<=<dialog class="paymentStandIn"[^>]*>)<style.*?<\/style>/gs,
]
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Errors in the page's markup: those of the HTML standard, and those that the validator doesn't know. */
async function invalidMarkup(page: Page): Promise<string[]> {
  const html = EXCEPTIONS.reduce((text, part) => text.replace(part, ''), await page.content())
  const { results } = validator.validateStringSync(html)
  const errors = results.flatMap(({ messages }) =>
    messages
      // The standard keeps it for a textarea; browsers fill in an address of one line by it, too.
      .filter(({ message }) => !message.startsWith('"street-address" cannot be used'))
      .map(({ message, selector }) => `${message} at ${selector ?? 'the document'}`),
  )
  return page.evaluate((errors) => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const wrong = {
      'A combobox must have the type text': all('input[role="combobox"]:not([type="text"])'),
      'Only fields are required': all('[required]:not(input, select, textarea)'),
      'A label must belong to a control': all<HTMLLabelElement>('label').filter(
        ({ control }) => !control,
      ),
      // Without markers, VoiceOver announces a list only if it has the role.
      'A list without markers must have its role': all('ul:not([aria-hidden]), ol').filter(
        (list) => getComputedStyle(list).listStyleType === 'none' && !list.hasAttribute('role'),
      ),
    }
    const own = Object.entries(wrong).flatMap(([what, elements]) =>
      elements.map(({ outerHTML }) => `${what}: ${outerHTML.slice(0, 120)}`),
    )
    return [...errors, ...own]
  }, errors)
}

/** Logged by scenes with broken calls. */
test.use({ expectedNoise: [/could not be|Failed to load resource/] })

for (const shopper of new Set(scenes.map(({ as }) => as)))
  test(`every scene of ${shopper ?? 'a visitor'} has valid markup, passes axe and defines every CSS variable`, async ({
    page,
  }) => {
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
      expect.soft(await undefinedVariables(page), name).toEqual([])
      expect.soft(await invalidMarkup(page), name).toEqual([])
      await axeFindsNothing(page, name)
    }
  })
