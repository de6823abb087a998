import type { Page } from '@playwright/test'
import { expect, signInAsDemo, test } from './fixtures'

async function openForm(page: Page) {
  await page.goto('/address')
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  return page.getByRole('textbox', { name: 'Name' })
}

test('a copied tab may begin with the draft of the first; each keeps its own', async ({ page }) => {
  await signInAsDemo(page)
  const name = await openForm(page)
  await name.fill('Ravi')
  // As 'Duplicate' does, this copies the session storage.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      window.open('/address')
    }),
  ])
  const copiedName = await openForm(copy)
  await copiedName.fill('Meera')

  // A reload opens the form again.
  await page.reload()
  await expect(name).toHaveValue('Ravi')
  await copy.reload()
  await expect(copiedName).toHaveValue('Meera')
})
