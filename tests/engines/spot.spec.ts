import { button, heading, test } from './fixtures'

test('a shopper with a dark room and a cat is led to the closest plants', async ({ tab }) => {
  await tab.goto('/productlisting')
  await button(tab, 'My spot').click()
  const spot = tab.getByRole('dialog', { name: 'My spot' })
  await spot.getByRole('radio', { name: /^Dim/ }).click()
  await spot.getByRole('checkbox', { name: 'Cats' }).click()
  await spot.getByRole('link', { name: 'Moth Orchid' }).click()
  await tab.getByRole('dialog', { name: 'Moth Orchid' }).waitFor()
  await tab.getByText('Safe with cats').waitFor()
  await tab.goBack()
  await tab.getByRole('dialog').expect({ count: 0 })

  await tab.getByLabel('Search plants').fill('low light')
  await heading(tab, 'No such plant is safe at your spot').waitFor()
  await tab.getByRole('link', { name: 'Areca Palm · Needs more light' }).click()
  await tab.getByRole('article', { name: 'Areca Palm' }).waitFor()
})
