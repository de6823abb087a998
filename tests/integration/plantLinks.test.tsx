import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { seedCart, seedWishlist } from '../support/demoUser'
import { renderApp } from '../support/renderApp'

beforeEach(async () => {
  await seedCart({ 'snake-plant': 2 })
  await seedWishlist('snake-plant')
})

const pages = [
  { page: 'the cart', url: '/mycart' },
  { page: 'the order summary', url: '/ordersummary' },
  { page: 'the wishlist', url: '/mywishlist' },
]

test.each(pages)(
  "in $page, a plant's picture and name open it, and Back returns",
  async ({ url }) => {
    const { user } = await renderApp({ url, as: 'demo' })
    for (const name of ['View Snake Plant', 'Snake Plant']) {
      const link = await within(screen.getByRole('main')).findByRole('link', { name })
      expect(link).toHaveAttribute('href', '/productlisting?plant=snake-plant')
      await user.click(link)
      expect(await screen.findByRole('dialog', { name: 'Snake Plant' })).toBeVisible()
      expect(screen.getByText('Showing All Products')).toBeInTheDocument()
      expect(window.location.search).toBe('?plant=snake-plant')
      act(() => {
        window.history.back()
      })
      await waitFor(() => {
        expect(window.location.pathname).toBe(url)
      })
    }
  },
)

test.each([
  ['SNAKE-Plant', '/plant/snake-plant'],
  ['nope', '/productlisting'],
])('search engines know ?plant=%s by the address %s', async (id, path) => {
  await renderApp({ url: `/ProductListing?plant=${id}&utm_source=letter` })
  await screen.findByText('Showing All Products')
  await waitFor(() => {
    const url = window.location.origin + path
    expect(document.head.innerHTML).toContain(`<link rel="canonical" href="${url}">`)
  })
})

test.each([
  ['/profile', 'Asha Rao'],
  ['/profile', demoAccount.email],
  ['/address', 'Asha Rao'],
  ['/ordersummary', 'Asha Rao'],
  ['/ordersummary', 'Bengaluru'],
])('in %s, %s is isolated from the text around it', async (url, text) => {
  await renderApp({ url, as: 'demo' })
  expect(await screen.findByText(text, { selector: 'bdi' })).toBeVisible()
})
