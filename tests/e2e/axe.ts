import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules, by their names or tags, and the elements that break them. */
const violationsOf = (page: Page, runOnly: string[]) =>
  page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error('axe is not in the page.')
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} at ${String(target)}`),
    )
  }, runOnly)

/** Of two elements with one id, browsers may name a control after the wrong one; axe allows them. */
const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

/** The scheme only changes colours, so the dark one is only checked for contrast. */
export async function axeFindsNothing(page: Page, where: string): Promise<void> {
  // Injected once per page: @axe-core/playwright's own setup takes longer than each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await violationsOf(page, TAGS), where).toEqual([])
  expect.soft(await repeatedIds(page), `${where}: ids`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violationsOf(page, ['color-contrast']), `${where} in the dark`).toEqual([])
}
