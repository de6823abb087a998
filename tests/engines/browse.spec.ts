import { button, heading, link, test } from './fixtures'

test('a visitor browses, filters and searches with suggestions', async ({ tab }) => {
  await tab.goto('/')
  await link(tab, 'Cacti').click()
  await heading(tab, 'Showing All Products').waitFor()
  await tab.getByRole('article').expect({ count: 2 })
  await tab.waitForPath('/productlisting?category=cacti')

  const filters = tab.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Flowering' }).click()
  await tab.getByRole('article').expect({ count: 4 })
  await filters.getByRole('radio', { name: '4 stars and above' }).click()
  await button(tab, /^Remove filter 4 stars/).waitFor()
  await button(tab, 'Clear').click()
  await tab.getByRole('article').expect({ count: 9 })

  const search = tab.getByLabel('Search plants')
  await search.fill('lil')
  await tab.getByRole('article').expect({ count: 1 })
  // What the list shows isn't suggested too.
  await tab.getByRole('option', { name: /^Peace Lily/ }).expect({ count: 0 })
  await search.fill('money')
  await tab.getByRole('listbox', { name: 'Suggestions' }).waitFor()
  await tab.getByRole('option', { name: /^Golden Pothos/ }).waitFor()
  await tab.press('ArrowDown')
  await tab.press('Enter')
  await tab.getByRole('dialog', { name: 'Golden Pothos' }).waitFor()
  await tab.waitForPath('/productlisting?q=money&plant=golden-pothos')
  await tab.goBack()
  await tab.getByRole('dialog').expect({ count: 0 })
  await search.expect({ value: 'money' })
  await tab.waitForPath('/productlisting?q=money')

  // The cross in the search box.
  await tab.locator('form[role="search"] button').click()
  await search.expect({ value: '', isFocused: true })
  await tab.getByRole('article').expect({ count: 9 })
})
