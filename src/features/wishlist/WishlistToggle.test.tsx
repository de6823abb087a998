import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backend } from '../../../tests/support/backend'
import { demoUser, seedWishlist } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

const openListing = async (as: 'demo' | 'visitor') => {
  const { user } = await renderApp({ url: '/productlisting', as })
  return { user, heart: await screen.findByRole('button', { name: 'Wishlist Snake Plant' }) }
}

describe('the heart', () => {
  it('adds a plant to the wishlist and takes it out again', async () => {
    const { user, heart } = await openListing('demo')
    // Neutral until the wishlist is known.
    await waitFor(() => {
      expect(heart).toHaveAttribute('aria-pressed', 'false')
    })
    await user.click(heart)
    await waitFor(() => {
      expect(heart).toHaveAttribute('aria-pressed', 'true')
    })
    await waitFor(async () => {
      expect((await demoUser()).wishlist).toMatchObject([{ _id: 'snake-plant' }])
    })

    await user.click(heart)
    await waitFor(() => {
      expect(heart).toHaveAttribute('aria-pressed', 'false')
    })
    await waitFor(async () => {
      expect((await demoUser()).wishlist).toEqual([])
    })
  })

  it('is drawn while the wishlist is loading, but says neither yes nor no', async () => {
    backend.server.use(http.get('*/api/user/wishlist', () => new Promise<never>(() => undefined)))
    const { heart } = await openListing('demo')
    expect(within(heart).getByTestId('FavoriteBorderIcon')).toBeVisible()
    expect(heart).not.toHaveAttribute('aria-pressed')
  })
})

describe('the wishlist page', () => {
  it('says how light an empty wishlist is, and leads to the plants', async () => {
    await renderApp({ url: '/mywishlist', as: 'demo' })
    expect(await screen.findByText('Hey, it feels so light!')).toBeVisible()
    expect(
      screen.getByText("There is nothing in your wishlist. Let's add some items."),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all plants' })).toHaveAttribute(
      'href',
      '/productListing',
    )
  })

  it('offers a retry when it could not be loaded', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    await seedWishlist('snake-plant')
    backend.server.use(
      http.get('*/api/user/wishlist', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    )
    const { user } = await renderApp({ url: '/mywishlist', as: 'demo' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Snake Plant' })).toBeVisible()
  })
})
