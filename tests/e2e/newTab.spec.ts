import { expect, expectHydrated, loginAsDemo, test } from './fixtures'

test('a login or sign-up in a new tab returns to the page before it', async ({ page, context }) => {
  await page.goto('/productlisting?category=cacti')
  await expectHydrated(page)
  const loginOpens = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Login' }).click({ modifiers: ['ControlOrMeta'] })
  const login = await loginOpens
  await expect(login).toHaveURL('/login')
  await expectHydrated(login)

  const signupOpens = context.waitForEvent('page')
  await login.getByRole('link', { name: 'Sign up' }).click({ modifiers: ['ControlOrMeta'] })
  const signup = await signupOpens
  await expect(signup.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await expectHydrated(signup)

  await login.reload()
  await expectHydrated(login)
  await loginAsDemo(login)
  await expect(login).toHaveURL('/productlisting?category=cacti')
  // The other tab follows the login.
  await expect(signup).toHaveURL('/productlisting?category=cacti')
})
