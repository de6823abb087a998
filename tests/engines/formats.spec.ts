import { plants } from '../../src/mocks/seeds/plants'
import { card, expect, heading, test, waitForHydration } from './fixtures'

test('prices have the same format in every engine', async ({ tab }) => {
  await tab.goto('/productlisting')
  await tab.getByRole('article').expect({ count: plants.length })
  for (const { name, discountedPrice } of plants)
    await card(tab, name).waitForText(`₹${discountedPrice}`)
  const inLakhs = await tab.evaluate(() =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }).format(123456),
  )
  expect(inLakhs).toBe('₹1,23,456')
})

test('fields have the autocomplete names that browsers expect', async ({ tab }) => {
  await tab.goto('/signup')
  await heading(tab, 'Sign up').waitFor()
  await waitForHydration(tab)
  const fields = await tab.evaluate(() =>
    [...document.querySelectorAll('main input')].flatMap((input) =>
      input instanceof HTMLInputElement && input.type !== 'checkbox' ? [input.autocomplete] : [],
    ),
  )
  expect(fields).toEqual(['username', 'given-name', 'family-name', 'new-password', 'new-password'])
})
