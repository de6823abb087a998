import { demoAccount, expect, expectHydrated, test, toast } from './fixtures'
import { holdShop } from './holdShop'
import { translatePage } from './translatePage'

/** Adds nodes and attributes, as password managers and other extensions do. Runs in the page. */
function addForeignNodes() {
  for (const field of document.querySelectorAll('main input, header input')) {
    field.setAttribute('data-manager-id', 'f1')
    field.after(document.createElement('div'))
  }
  document.querySelector('main h1')?.before(document.createElement('span'))
}

for (const [what, change] of [
  ['a password manager adds nodes', addForeignNodes],
  ['the page is translated', translatePage],
] as const) {
  test(`where ${what} before hydration, typed text stays`, async ({ page }) => {
    const releaseShop = await holdShop(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email)
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
    await page.evaluate(change)
    await releaseShop()
    await expectHydrated(page)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoAccount.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoAccount.password)
    await page.keyboard.press('Enter')
    await toast(page, 'Login Successful').waitFor()
  })
}
