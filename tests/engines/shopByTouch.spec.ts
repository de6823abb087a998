import type { EnginePage } from './enginePage'
import { button, link, test, waitForHydration } from './fixtures'

// WebKit's narrowest window is 447 px wide. In Firefox, a finger doesn't reach below the browser's own
// window, which is 768 px high with its bars.
test.use({ size: { width: 480, height: 660 } })

async function closePlant(tab: EnginePage): Promise<void> {
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await tab.getByRole('dialog').expect({ count: 0 })
}

test('a finger searches by another name, picks a suggestion, and sorts', async ({ tab }) => {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  const search = tab.getByLabel('Search plants')
  await search.tap()
  await search.expect({ isFocused: true })
  await tab.type('money plant')
  await link(tab, 'Golden Pothos (money plant)').tap()
  const plant = tab.getByRole('dialog', { name: 'Golden Pothos' })
  await plant.waitFor()
  await closePlant(tab)

  await tab.locator('form[role="search"] button').tap()
  await search.expect({ value: '', isFocused: true })
  await tab.type('money')
  await tab.getByRole('option', { name: /^Golden Pothos/ }).tap()
  await plant.waitFor()
  await search.expect({ isFocused: false })
  await closePlant(tab)
  await button(tab, 'Remove filter money').tap()
  await tab.getByRole('article').expect({ count: 9 })

  await button(tab, 'Filters').tap()
  const filters = tab.getByRole('dialog', { name: 'Filters' })
  await filters.getByText('Low to High').tap()
  await filters.getByRole('button', { name: 'Show 9 products' }).tap()
  await filters.expect({ count: 0 })
  await tab.getByRole('article').first().waitForText('Golden Pothos')
})
