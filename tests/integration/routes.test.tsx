import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { seedCart } from '../support/demoUser'
import { everyPage, visitorsPages } from '../support/pages'
import { renderApp } from '../support/renderApp'

const guarded = everyPage.filter(({ needsLogin }) => needsLogin)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function hasItsLandmarks() {
  for (const landmark of ['banner', 'main', 'contentinfo'])
    expect(screen.getByRole(landmark)).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
}

describe('the routes', () => {
  it.each(visitorsPages)('$path is open to visitors: $heading', async (page) => {
    await renderApp({ url: page.path })
    expect(await heading(page.heading)).toBeVisible()
    expect(document.title).toBe(page.title)
    hasItsLandmarks()
  })

  it.each(guarded)('$path sends a visitor to the login', async ({ path }) => {
    await renderApp({ url: `${path}?from=mail#top` })
    expect(await heading('Login')).toBeVisible()
    expect(screen.getByText(/^Log in to see your /)).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(window.history.state).toMatchObject({
      usr: { from: { pathname: path, search: '?from=mail', hash: '#top' } },
    })
  })

  it.each(guarded)('$path opens for a signed-in shopper: $heading', async (page) => {
    await renderApp({ url: page.path, as: 'demo' })
    expect(await heading(page.heading)).toBeVisible()
    expect(document.title).toBe(page.title)
    hasItsLandmarks()
  })

  it.each(['/login', '/signup', '/logout'])('%s sends a signed-in shopper home', async (path) => {
    await renderApp({ url: path, as: 'demo' })
    expect(await heading('Let something grow on you.')).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })

  it.each([
    ['/productListing', 'Showing All Products'],
    ['/MYCART/', 'My Cart'],
    ['/MyWishlist', 'My Wishlist'],
    ['/PROFILE', 'Profile'],
    ['/Address/', 'Saved Addresses'],
    ['/OrderSummary', 'Order Summary'],
    ['/CheckOut', 'Order placed successfully!!'],
  ])('%s is matched without regard to case', async (path, name) => {
    await renderApp({ url: path, as: 'demo' })
    expect(await heading(name)).toBeVisible()
  })
})

describe('links', () => {
  it.each([
    ['/logout', 'Sign in Again', '/login'],
    ['/checkout', 'Home', '/'],
    ['/no/such/plant', 'Go back to home', '/'],
    ['/ordersummary', 'Add from wishlist', '/mywishlist'],
    ['/login', 'Forgot Password?', '/'],
    ['/login', 'Sign up', '/signup'],
    ['/signup', 'Log in', '/login'],
  ])('from %s by %s', async (path, name, to) => {
    await renderApp({ url: path })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('link', { name })).toHaveAttribute('href', to)
  })

  it('from the cart by Place Order to the order summary, however its address is spelled', async () => {
    await seedCart({ 'snake-plant': 1 })
    const { user } = await renderApp({ url: '/MyCart', as: 'demo' })
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    expect(await heading('Order Summary')).toBeVisible()
    expect(window.location.pathname).toBe('/ordersummary')
  })

  it('in the header are brand, search, login, wishlist and cart', async () => {
    await renderApp({ url: '/logout' })
    await heading('Logged Out')
    const header = within(screen.getByRole('banner'))
    const to = (name: string) => header.getByRole('link', { name }).getAttribute('href')
    expect(to('Frond')).toBe('/')
    expect(to('Login')).toBe('/login')
    expect(to('Wishlist, 0 items')).toBe('/mywishlist')
    expect(to('Cart, 0 items')).toBe('/mycart')
    expect(header.getByRole('combobox', { name: 'Search plants' })).toBeVisible()
  })

  it('in the footer are social links and a line with an email address', async () => {
    await renderApp({ url: '/logout' })
    await heading('Logged Out')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link', { name: /^Frond on / })).toHaveLength(4)
    expect(footer.getByRole('link', { name: 'hello@frond.example' })).toHaveAttribute(
      'href',
      'mailto:hello@frond.example',
    )
  })
})

describe('the home page', () => {
  it('has three tiles, a Shop Now button and two promotions', async () => {
    await renderApp()
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      '/productListing',
    )
    const tiles = within(main.getByRole('region', { name: 'Shop by category' }))
    expect(tiles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Indoor Plants',
      'Flowering Plants',
      'Cacti',
    ])
    expect(tiles.getAllByRole('link').map((tile) => tile.getAttribute('href'))).toEqual([
      '/productlisting?category=indoor',
      '/productlisting?category=flowering',
      '/productlisting?category=cacti',
    ])
    expect(main.getByRole('heading', { name: 'When does it come?' })).toBeVisible()
    expect(main.getByRole('heading', { name: 'Is it safe with my cat?' })).toBeVisible()
  })
})
