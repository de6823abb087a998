import { expect, signInAsDemo, test } from './fixtures'

// A worker would answer from its cache.
test.use({ serviceWorkers: 'block', expectedNoise: [/registration blocked/] })

test('an address form whose code is slow to load shows its progress until it opens', async ({
  page,
}) => {
  await signInAsDemo(page)
  const arrival: { resolve?: (value: unknown) => void } = {}
  const arrived = new Promise((resolve) => {
    arrival.resolve = resolve
  })
  await page.route(/AddressForm-.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/address')
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const progress = page.getByRole('progressbar', { name: 'Loading the address form' })
  await expect(progress).toBeVisible()
  arrival.resolve?.(undefined)
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(progress).toBeHidden()
})
