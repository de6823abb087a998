import { expect, signInAsDemo, test } from './fixtures'
import { holdShop } from './holdShop'

// A worker would answer from its cache.
test.use({ serviceWorkers: 'block', expectedNoise: [/registration blocked/] })

test('an address form whose code is slow to load shows progress until its code arrives', async ({
  page,
}) => {
  await page.clock.install()
  await signInAsDemo(page)
  const release = await holdShop(page, 'AddressForm')
  await page.goto('/address')
  const open = page.getByRole('button', { name: 'ADD NEW ADDRESS' })
  await open.waitFor()
  await page.clock.pauseAt(Date.now() + 1000)
  await open.click()
  const progress = page.getByRole('progressbar', { name: 'Loading the address form' })
  await expect(progress).toBeVisible()
  await release()
  // React shows the form 300 ms after the progress, at the earliest.
  await page.clock.resume()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(progress).toBeHidden()
})
