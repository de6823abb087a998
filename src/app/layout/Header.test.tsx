import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { removeFromCart } from '@/features/cart/cartThunks'
import { seedCart, seedWishlist } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

const header = () => within(screen.getByRole('banner'))
const searchBox = () => screen.getByRole('combobox', { name: 'Search plants' })

describe('the header', () => {
  it('offers a visitor the login, and comes back from it', async () => {
    const { user } = await renderApp({ url: '/productlisting?from=mail#top' })
    await user.click(header().getByRole('link', { name: 'Login' }))
    expect(window.location.pathname).toBe('/login')
    await user.click(await screen.findByRole('button', { name: 'Login with test credentials' }))
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await header().findByRole('link', { name: 'Profile' })).toBeVisible()
    expect(window.location.href).toMatch(/\/productlisting\?from=mail#top$/)
  })

  it('keeps where the login returns to when Login is pressed on its own page', async () => {
    const { user } = await renderApp({ url: '/mycart' })
    await user.click(await screen.findByRole('link', { name: 'Sign up' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign up' })
    await user.click(header().getByRole('link', { name: 'Login' }))
    expect(await screen.findByText('Log in to see your cart.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Login with test credentials' }))
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cart' })).toBeVisible()
  })

  it('counts the lines of wishlist and cart, and shows no badge for none', async () => {
    await seedWishlist('snake-plant', 'peace-lily')
    await seedCart({ 'areca-palm': 5 })
    const { store } = await renderApp({ as: 'demo' })
    const wishlist = await header().findByRole('link', { name: 'Wishlist, 2 items' })
    expect(wishlist).toHaveTextContent(/^2$/)
    const cart = await header().findByRole('link', { name: 'Cart, 1 item' })
    expect(cart).toHaveTextContent(/^1$/)
    await act(() => store.dispatch(removeFromCart('areca-palm')))
    expect(cart).toHaveAccessibleName('Cart, 0 items')
    expect(cart).toHaveTextContent(/^$/)
  })

  it('lets the keyboard skip to the main region first', async () => {
    const { user } = await renderApp()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.location.hash).toBe('')
  })
})

describe('the search box', () => {
  it('leads from another page to the plants it names, and keeps the focus', async () => {
    const { user } = await renderApp()
    // The next page's heading only receives the focus once this page has been shown.
    await screen.findByRole('link', { name: 'Shop Now' })
    act(() => {
      searchBox().focus()
    })
    await user.keyboard('cact')
    expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
    expect(window.location.pathname).toBe('/productListing')
    expect(searchBox()).toHaveFocus()
    expect(searchBox()).toHaveValue('cact')
  })

  it("leads to the listing on click or Enter, not when it's only tabbed through", async () => {
    const { user } = await renderApp()
    act(() => {
      searchBox().focus()
    })
    await user.tab()
    expect(window.location.pathname).toBe('/')
    act(() => {
      searchBox().focus()
    })
    await user.keyboard('{Enter}')
    expect(window.location.pathname).toBe('/productListing')
    await user.click(screen.getByRole('link', { name: 'Frond' }))
    expect(window.location.pathname).toBe('/')
    await user.click(searchBox())
    expect(window.location.pathname).toBe('/productListing')
  })

  it('is a combobox whose suggestions Escape closes, and whose text Escape then empties', async () => {
    const { user } = await renderApp({ url: '/productlisting' })
    const combobox = screen.getByRole('combobox', { name: 'Search plants', expanded: false })
    await screen.findByText('(Showing 9 products)')
    await user.type(combobox, 'money')
    await screen.findByRole('listbox', { name: 'Suggestions' })
    expect(screen.getByRole('combobox', { name: 'Search plants', expanded: true })).toBe(combobox)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('combobox', { name: 'Search plants', expanded: false })).toBe(combobox)
    expect(combobox).toHaveValue('money')
    await user.keyboard('{Escape}')
    expect(combobox).toHaveValue('')
    expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
  })

  it('opens a suggested plant that the filters leave out, over the search', async () => {
    const { user } = await renderApp({ url: '/productlisting?category=cacti' })
    await user.type(searchBox(), 'lily')
    await user.click(await screen.findByRole('option', { name: /^Peace Lily/ }))
    expect(await screen.findByRole('dialog', { name: 'Peace Lily' })).toBeVisible()
    expect(window.location.search).toBe('?category=cacti&q=lily&plant=peace-lily')
    await user.keyboard('{Escape}')
    expect(searchBox()).toHaveValue('lily')
    await waitFor(() => {
      expect(window.location.search).toBe('?category=cacti&q=lily')
    })
  })

  it('returns the focus to the box from a suggestion opened with Enter', async () => {
    const { user } = await renderApp({ url: '/productlisting' })
    await user.type(searchBox(), 'money')
    await screen.findByRole('option', { name: /^Golden Pothos/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Golden Pothos' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => {
      expect(searchBox()).toHaveFocus()
    })
    expect(searchBox()).toHaveValue('money')
  })

  it('filters by the typed text when Enter is pressed', async () => {
    const { user } = await renderApp({ url: '/productlisting' })
    await user.type(searchBox(), 'cactus{Enter}')
    expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens a suggestion in a new tab with Ctrl+Enter, and stays as it is', async () => {
    const { user } = await renderApp({ url: '/productlisting' })
    await screen.findByText('(Showing 9 products)')
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    await user.type(searchBox(), 'money')
    const option = await screen.findByRole('option', { name: /^Golden Pothos/ })
    const href = '/productlisting?plant=golden-pothos'
    expect(option).toHaveAttribute('href', href)
    await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
    expect(open).toHaveBeenCalledWith(window.location.origin + href, '_blank', 'noopener')
    expect(searchBox()).toHaveValue('money')
  })

  it('can be cleared by the chip beside the results', async () => {
    const { user } = await renderApp({ url: '/productlisting' })
    await user.type(searchBox(), 'lily')
    await user.click(await screen.findByRole('button', { name: 'Remove filter lily' }))
    expect(searchBox()).toHaveValue('')
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument()
  })
})
