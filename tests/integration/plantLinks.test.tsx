import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
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
