import { expect, test, waitForHydration } from './fixtures'

/** More than the 100 calls of `history.replaceState` that Safari allows within 30 s. */
const CALLS = 120

test('after a key held in the search box, the URL matches the page', async ({ tab }) => {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  const search = tab.getByLabel('Search plants')
  await search.click()
  await tab.type('a'.repeat(CALLS))
  await search.expect({ value: 'a'.repeat(CALLS) })
  await tab.waitForPath(`/productlisting?q=${'a'.repeat(CALLS)}`)
  await tab.getByText(/^Nothing called "a+"$/).waitFor()
  for (let key = 0; key < CALLS; key += 1) await tab.press('Backspace')
  await search.expect({ value: '' })
  await tab.waitForPath('/productlisting')
  await tab.getByRole('article').expect({ count: 9 })
})

test('after a key held on the price slider, the URL matches the page', async ({ tab }) => {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  const slider = tab.getByRole('slider', { name: 'Price range' })
  await slider.waitFor()
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('input[type="range"]')?.focus()
  })
  await tab.press('End')
  for (let key = 0; key < CALLS / 2; key += 1) {
    await tab.press('ArrowLeft')
    await tab.press('ArrowRight')
  }
  await tab.press('ArrowLeft')
  const value = await slider.inputValue()
  expect(Number(value)).toBeLessThan(1000)
  await tab.waitForPath(`/productlisting?price=${value}`)
})
