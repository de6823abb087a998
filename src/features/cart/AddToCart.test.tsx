import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plants } from '@/mocks/seeds/plants'
import { demoUser, seedWishlist } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

async function openWishlist(...ids: string[]) {
  await seedWishlist(...ids)
  const { user } = await renderApp({ url: '/mywishlist', as: 'demo' })
  await screen.findByRole('heading', { level: 1, name: 'My Wishlist' })
  return user
}

describe('Add to cart', () => {
  it('becomes Go to cart, and the keyboard stays with it', async () => {
    const user = await openWishlist('snake-plant')
    const add = await screen.findByRole('button', { name: /^Add to cart/ })
    act(() => {
      add.focus()
    })
    await user.keyboard('{Enter}')
    const go = await screen.findByRole('link', { name: /^Go to cart/ })
    expect(go).toHaveFocus()
    await waitFor(async () => {
      expect((await demoUser()).cart).toMatchObject([{ _id: 'snake-plant', qty: 1 }])
    })

    await user.click(go)
    expect(await screen.findByRole('article', { name: 'Snake Plant' })).toBeVisible()
    expect(window.location.pathname).toBe('/mycart')
  })

  it('moves the focus only once', async () => {
    const user = await openWishlist('snake-plant', 'peace-lily')
    const press = async (name: string) => {
      const card = within(await screen.findByRole('article', { name }))
      act(() => {
        card.getByRole('button', { name: /^Add to cart/ }).focus()
      })
      await user.keyboard('{Enter}')
      return card.findByRole('link', { name: /^Go to cart/ })
    }
    await press('Peace Lily')
    const go = await press('Snake Plant')
    await screen.findAllByText('Product added to cart', { selector: 'p' })
    expect(go).toHaveFocus()
  })

  it('does not follow the link on the second click of a double click', async () => {
    const user = await openWishlist('snake-plant')
    fireEvent.click(await screen.findByRole('button', { name: /^Add to cart/ }), { detail: 1 })
    const go = await screen.findByRole('link', { name: /^Go to cart/ })
    fireEvent.click(go, { detail: 2 })
    expect(window.location.pathname).toBe('/mywishlist')
    await user.click(go)
    expect(window.location.pathname).toBe('/mycart')
  })

  it('cannot add a plant that is out of stock, and says why', async () => {
    const soldOut = plants.find(({ outOfStock }) => outOfStock)
    await openWishlist(soldOut?._id ?? '')
    const card = within(await screen.findByRole('article'))
    const add = card.getByRole('button', { name: /^Add to cart.*out of stock/ })
    expect(add).toBeDisabled()
    expect(card.getByText('Out of stock')).toBeVisible()
  })
})
