import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { renderApp } from '../../../tests/support/renderApp'

async function openLogin() {
  const { user } = await renderApp({ url: '/login' })
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  return {
    user,
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Password'),
    login: screen.getByRole('button', { name: 'Login' }),
  }
}

describe('the login page', () => {
  it('keeps the input of a failed login, says why until it changes, then signs in', async () => {
    const { user, email, password, login } = await openLogin()
    await user.type(email, demoAccount.email)
    await user.type(password, 'wrong')
    await user.click(login)

    const reason = 'The credentials you entered are invalid. Unauthorized access error.'
    expect(await screen.findByText(reason)).toBeVisible()
    expect(password).toHaveAccessibleDescription(reason)
    expect(window.location.pathname).toBe('/login')
    expect(email).toHaveValue(demoAccount.email)
    expect(password).toHaveValue('wrong')

    await user.type(password, '!')
    expect(screen.queryByText(reason)).not.toBeInTheDocument()
    expect(password).toHaveAccessibleDescription('')

    await user.clear(password)
    await user.type(password, demoAccount.password)
    await user.click(login)
    await waitFor(() => {
      expect(window.location.pathname).toBe('/')
    })
  })

  it('fills in the test credentials and leaves the login to the shopper', async () => {
    const { user, email, password } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Login with test credentials' }))
    expect(email).toHaveValue(demoAccount.email)
    expect(password).toHaveValue(demoAccount.password)
    expect(window.location.pathname).toBe('/login')
  })

  it('calls an empty field invalid only once Login was pressed, and sends nothing', async () => {
    const { user, email, password, login } = await openLogin()
    expect(email).toBeRequired()
    expect(email).toBeValid()
    expect(password).toBeValid()
    await user.click(login)
    expect(email).toHaveFocus()
    expect(email).toHaveAccessibleDescription('Enter your email')
    expect(password).toHaveAccessibleDescription('Enter your password')
    await user.type(email, 'asha')
    expect(email).toHaveAccessibleDescription('')
    await user.type(password, 'fern{Enter}')
    expect(email).toHaveAccessibleDescription('Enter a valid email')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows and hides the password, whose focus and caret stay', async () => {
    const { user, password } = await openLogin()
    await user.type(password, 'fern and moss')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    for (const [name, type] of [
      ['Show password', 'text'],
      ['Hide password', 'password'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }))
      expect(password).toHaveAttribute('type', type)
      expect(password).toHaveFocus()
      expect(password).toHaveProperty('selectionStart', 'fern and mo'.length)
    }
  })

  it.each([
    ['/productListing?category=cacti#top', '/productListing?category=cacti#top'],
    ['//evil.example', '/'],
  ])('in a new tab, goes back to the page that its URL names: %s', async (from, to) => {
    const { user } = await renderApp({ url: `/login?${new URLSearchParams({ from }).toString()}` })
    await screen.findByRole('heading', { level: 1, name: 'Login' })
    await user.click(screen.getByRole('button', { name: 'Login with test credentials' }))
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByRole('link', { name: 'Profile' })
    const { pathname, search, hash } = window.location
    expect(pathname + search + hash).toBe(to)
  })

  it('passes the way back on to a login that opens in another tab', async () => {
    await renderApp({ url: '/login?from=/mywishlist' })
    await screen.findByRole('heading', { level: 1, name: 'Login' })
    const login = within(screen.getByRole('banner')).getByRole('link', { name: 'Login' })
    expect(login).toHaveAttribute('href', '/login?from=%2Fmywishlist')
  })
})
