import 'fake-indexeddb/auto'
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { cartApi } from '@/features/cart/cartApi'
import { addToCart, increaseQty } from '@/features/cart/cartThunks'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import { cartAddFails } from '@/mocks/scenarios/scenarios'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { createGate } from '../support/gate'
import { openTab } from '../support/headlessTab'
import { recordCalls } from '../support/recordCalls'
import { demoSession } from '../support/sessions'

isolateDemoTabs()
const [plant] = plants
if (!plant) throw new Error('The catalogue is empty.')
const ids = (cart: { _id: string }[] | undefined) => cart?.map(({ _id }) => _id)

/** Lets the next query of the cart reply with what the cart is now, but only when it's told to. */
async function holdBackQuery() {
  const { cart } = await demoUser()
  const held = createGate()
  const arrived = jest.fn()
  const answer = async () => {
    arrived()
    await held.opened
    return HttpResponse.json({ cart })
  }
  backend.server.use(http.get('*/api/user/cart', answer, { once: true }))
  return {
    reply: held.open,
    hasArrived: () =>
      waitFor(() => {
        expect(arrived).toHaveBeenCalled()
      }),
  }
}

test.each(['#1512 a poll', '#4271 a refetch on focus'])(
  '%s that started before the mutation doesn’t take the new line off the screen',
  async () => {
    const { store, user, cart } = await openDemoTab()
    const { reply, hasArrived } = await holdBackQuery()
    const query = store.dispatch(
      cartApi.endpoints.getCart.initiate(user, { forceRefetch: true, subscribe: false }),
    )
    await hasArrived()
    await store.dispatch(addToCart(plant))
    reply()
    expect(ids((await query).data)).toEqual([])
    expect(ids(cart())).toEqual([plant._id])
    await waitFor(() => {
      expect(store.getState().pending.Cart).toEqual([])
    })
    expect(ids(cart())).toEqual([plant._id])
  },
)

test('#5139 a change made before the list has loaded is shown with it', async () => {
  await seedCart({ 'peace-lily': 1 })
  const { reply, hasArrived } = await holdBackQuery()
  const tab = openTab(await demoSession())
  await hasArrived()
  const addition = tab.store.dispatch(addToCart(plant))
  expect(tab.store.getState().pending.Cart).toMatchObject([{ status: 'waiting' }])
  reply()
  await addition
  expect(ids(tab.cart())).toEqual(['peace-lily', plant._id])
  tab.close()
})

test('changes made before the list has loaded are sent in their order', async () => {
  const { reply, hasArrived } = await holdBackQuery()
  const tab = openTab(await demoSession())
  await hasArrived()
  const sent = recordCalls()
  const added = plants.slice(0, 4)
  const additions = added.map((product) => tab.store.dispatch(addToCart(product)))
  reply()
  await Promise.all(additions)
  const posts = (await sent()).filter(({ call }) => call === 'POST /api/user/cart')
  expect(posts.map(({ body }) => body)).toMatchObject(
    added.map(({ _id }) => ({ product: { _id } })),
  )
  tab.close()
})

test('#5140 a failure takes back its own change, not what has arrived meanwhile', async () => {
  await seedCart({ 'peace-lily': 1 })
  const { store, cart } = await openDemoTab()
  backend.server.use(cartAddFails('network'))
  const addition = store.dispatch(addToCart(plant))
  await store.dispatch(increaseQty('peace-lily'))
  await addition
  expect(cart()).toEqual([{ _id: 'peace-lily', qty: 2 }])
})

test('#5073 an endpoint that only declares its tags is optimistic', async () => {
  const { store, wishlist } = await openDemoTab()
  void store.dispatch(toggleWishlist(plant))
  expect(wishlist()).toEqual([plant._id])
  await waitFor(() => {
    expect(store.getState().pending.Wishlist).toEqual([])
  })
  expect(wishlist()).toEqual([plant._id])
})

test('twenty presses on a heart in one moment need no request', async () => {
  const { store, wishlist } = await openDemoTab()
  const sent = jest.fn(() => undefined)
  backend.server.use(http.all('*/api/*', sent))
  await Promise.all(Array.from({ length: 20 }, () => store.dispatch(toggleWishlist(plant))))
  expect(wishlist()).toEqual([])
  expect(sent).not.toHaveBeenCalled()
})
