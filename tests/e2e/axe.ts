import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Without the second page that it opens for frames of other origins: the shop has none. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** The scheme changes colours only, so that in the dark their contrast is all there is to see. */
export async function axeFindsNothing(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await axe(page).withTags(TAGS).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await axe(page).withRules(['color-contrast']).analyze()
  const found = [...inLight.violations, ...inDark.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} at ${String(target)}`),
  )
  expect.soft(found).toEqual([])
}
