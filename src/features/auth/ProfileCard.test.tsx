import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { renderApp } from '../../../tests/support/renderApp'
import { SESSION_KEY } from './session'

describe('the profile page', () => {
  it('shows who is signed in and leads to the addresses and the wishlist', async () => {
    const { user } = await renderApp({ url: '/profile', as: 'demo' })
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText(demoAccount.email)).toBeVisible()
    const pictures = main.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))
    expect(pictures).toContain('/illustrations/avatar.svg')
    expect(main.getByRole('link', { name: 'My Wishlist' })).toHaveAttribute('href', '/mywishlist')
    await user.click(main.getByRole('link', { name: 'Saved Addresses' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved Addresses' })).toBeVisible()
  })

  it('logs out to the Logged Out page, not to the login', async () => {
    const { user } = await renderApp({ url: '/profile', as: 'demo' })
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Logged Out' })).toBeVisible()
    expect(window.location.pathname).toBe('/logout')
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    const shopping = screen.getByRole('link', { name: 'Keep shopping' })
    expect(shopping).toHaveAttribute('href', '/productListing')
  })
})
