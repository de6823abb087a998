import { describe, expect, it, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { backend } from '../../../tests/support/backend'
import { collectToasts } from '../../../tests/support/collectToasts'
import { renderApp } from '../../../tests/support/renderApp'

const newcomer = { email: 'meera@frond.example', password: 'Moss-and-Stone-9' }

async function openSignup() {
  const view = await renderApp({ url: '/signup' })
  await screen.findByRole('heading', { level: 1, name: 'Sign up' })
  return view
}

interface Typed {
  email?: string
  lastName?: string
  password?: string
  again?: string
}

async function fillIn(user: UserEvent, typed: Typed) {
  const { email = newcomer.email, lastName = 'Iyer', password = newcomer.password } = typed
  const { again = password } = typed
  const fields = {
    Email: email,
    'First name': 'Meera',
    'Last name': lastName,
    Password: password,
    'Confirm password': again,
  }
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Create New Account' }))
}

describe('the sign-up page', () => {
  it('warns of differing passwords, creates the account anyway, keeps neither in the store (H2)', async () => {
    const { user, store } = await openSignup()
    await user.type(screen.getByLabelText('Confirm password'), 'Som')
    expect(screen.queryByText('Passwords do not match')).toBeVisible()
    const said = collectToasts()
    await fillIn(user, { again: 'ething-else' })
    await waitFor(() => {
      expect(window.location.pathname).toBe('/')
    })
    expect(said()).toEqual(['Passwords do not match', 'Signup Successful'])
    const account = await backend.store.get(newcomer.email)
    expect(account).toMatchObject({ password: newcomer.password })
    expect(account).not.toHaveProperty('confirmPassword')
    const state = JSON.stringify(store.getState())
    expect(state).toContain(newcomer.email)
    expect(state).not.toContain(newcomer.password)
    expect(state).not.toContain('Something-else')
  })

  it('says that the email is taken, and keeps what was typed', async () => {
    const { user } = await openSignup()
    await fillIn(user, { email: demoAccount.email })
    await screen.findByText('Unprocessable Entity. Email Already Exists.')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Unprocessable Entity. Email Already Exists.',
    )
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Meera')
    expect(screen.getByLabelText('Confirm password')).toHaveValue(newcomer.password)
  })

  it('shows and hides each password on its own', async () => {
    const { user } = await openSignup()
    await user.click(screen.getByRole('button', { name: 'Show password confirmation' }))
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', { name: 'Hide password confirmation' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible()
  })

  it('asks for a name instead of white space, and stores names without any around', async () => {
    const { user } = await openSignup()
    const firstName = screen.getByRole('textbox', { name: 'First name' })
    await user.type(firstName, '\u00a0\u2003\u200b\t\u0085')
    await user.click(screen.getByRole('button', { name: 'Create New Account' }))
    expect(firstName).toHaveAccessibleDescription('Enter your first name')
    await user.clear(firstName)
    const email = `\u00a0${newcomer.email}\u200b`
    await fillIn(user, { email, lastName: ' \u200bIyer\u3000', password: ' Moss and Stone ' })
    await waitFor(() => {
      expect(window.location.pathname).toBe('/')
    })
    expect(await backend.store.get(newcomer.email)).toMatchObject({
      firstName: 'Meera',
      lastName: 'Iyer',
      password: ' Moss and Stone ',
    })
  })

  it('tells password managers which field is which', async () => {
    await openSignup()
    const tokens = ['Email', 'First name', 'Last name', 'Password', 'Confirm password'].map(
      (label) => screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(tokens).toEqual([
      'username',
      'given-name',
      'family-name',
      'new-password',
      'new-password',
    ])
  })
})

test('the email stays between the login and the sign-up, typed or filled in', async () => {
  const { user } = await renderApp({ url: '/login' })
  const email = () => screen.findByRole('textbox', { name: 'Email' })
  // As a password manager does: the field never has the focus.
  await user.click(await screen.findByRole('button', { name: 'Login with test credentials' }))
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign up' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  expect(await email()).toHaveValue(demoAccount.email)
  await user.clear(await email())
  await user.type(await email(), 'mira@frond.example')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(await email()).toHaveValue('mira@frond.example')
})
