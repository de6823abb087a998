import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { moveToWishlist } from '@/app/move/moveThunks'
import { makeStore } from '@/app/store'
import { removeAddress, saveAddress } from '@/features/addresses/addressThunks'
import { authApi } from '@/features/auth/authApi'
import { addToCart, decreaseQty, increaseQty, removeFromCart } from '@/features/cart/cartThunks'
import { catalogApi } from '@/features/catalog/catalogApi'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { pass, stopClock, until } from '../support/fakeClock'
import { recordCalls } from '../support/recordCalls'
import { renderApp } from '../support/renderApp'

const [monstera] = plants
if (!monstera) throw new Error('The catalogue is empty.')

afterEach(() => {
  jest.useRealTimers()
})

describe('requests', () => {
  test('login sends email and password, sign-up also both names, and nothing else', async () => {
    const sent = recordCalls()
    const { dispatch } = makeStore()
    const { login, signup } = authApi.endpoints
    const account = { email: 'a@b.c', password: 'x', firstName: 'A', lastName: 'B' }
    await dispatch(signup.initiate(account, { track: false }))
    await dispatch(login.initiate(demoAccount, { track: false }))
    const calls = (await sent()).map(({ call, authorization, body }) => ({
      call,
      authorization,
      body,
    }))
    expect(calls).toEqual([
      { call: 'POST /api/auth/signup', authorization: null, body: account },
      { call: 'POST /api/auth/login', authorization: null, body: demoAccount },
    ])
  })

  test('a visitor’s visit calls for nothing but the catalogue, without a token', async () => {
    const sent = recordCalls()
    await renderApp({ url: '/productlisting' })
    await screen.findByRole('article', { name: 'Areca Palm' })
    const calls = await sent()
    expect(calls.map(({ call }) => call).toSorted()).toEqual([
      'GET /api/categories',
      'GET /api/products',
    ])
    expect(calls.map(({ authorization }) => authorization)).toEqual([null, null])
  })

  test('a signed-in start fetches wishlist and cart with the token, and home the products', async () => {
    const sent = recordCalls()
    const { store } = await renderApp({ as: 'demo' })
    await screen.findByRole('link', { name: 'Shop Now' })
    const { authToken } = store.getState().auth
    await waitFor(async () => {
      expect((await sent()).map(({ call, authorization }) => [call, authorization])).toEqual(
        expect.arrayContaining([
          ['GET /api/user/wishlist', authToken],
          ['GET /api/user/cart', authToken],
          ['GET /api/products', null],
        ]),
      )
    })
  })

  test('cart and wishlist changes are sent as the contract says, each with the token', async () => {
    const { store } = await openDemoTab()
    const { authToken: token } = store.getState().auth
    const sent = recordCalls()
    await store.dispatch(addToCart(monstera))
    for (let qty = 1; qty < 4; qty += 1) await store.dispatch(increaseQty(monstera._id))
    await store.dispatch(decreaseQty(monstera._id))
    await store.dispatch(removeFromCart(monstera._id))
    await store.dispatch(toggleWishlist(monstera))
    await store.dispatch(toggleWishlist(monstera))

    const calls = await sent()
    const changes = calls.filter(({ call }) => !call.startsWith('GET'))
    const increment = {
      call: `POST /api/user/cart/${monstera._id}`,
      body: { action: { type: 'increment' } },
    }
    expect(changes.map(({ call, body }) => ({ call, body }))).toEqual([
      { call: 'POST /api/user/cart', body: { product: monstera } },
      increment,
      increment,
      increment,
      { ...increment, body: { action: { type: 'decrement' } } },
      { call: `DELETE /api/user/cart/${monstera._id}`, body: undefined },
      { call: 'POST /api/user/wishlist', body: { product: monstera } },
      { call: `DELETE /api/user/wishlist/${monstera._id}`, body: undefined },
    ])
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([token]))
  })

  test('a new address is sent with its six fields and an _id', async () => {
    const { store } = await openDemoTab()
    const { authToken: token } = store.getState().auth
    const sent = recordCalls()
    const fields = {
      name: 'Meera Iyer',
      mobile: 'call me',
      pincode: 'none',
      locality: 'Chennai',
      state: 'Tamil Nadu',
      address: '3, Banyan Court',
    }
    expect(await store.dispatch(saveAddress({ _id: 'banyan-court', ...fields }))).toBe(true)
    const { address } = await demoUser()
    const added = address.at(-1)
    await store.dispatch(removeAddress(added?._id ?? ''))
    const calls = await sent()
    expect(calls).toMatchObject([
      { call: 'POST /api/user/address', authorization: token },
      { call: `DELETE /api/user/address/${added?._id ?? ''}`, authorization: token },
    ])
    expect(calls[0]?.body).toEqual({ address: { _id: added?._id, ...fields } })
    expect(added?._id).not.toBe('')
    expect((await demoUser()).address).toHaveLength(1)
  })

  test('the addresses are read again whenever the address area opens', async () => {
    const { user } = await renderApp({ url: '/address', as: 'demo' })
    await screen.findByRole('article', { name: 'Asha Rao' })
    const sent = recordCalls()
    await user.click(screen.getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('link', { name: 'Saved Addresses' }))
    // Shown at once from the cache during the refetch.
    expect(await screen.findByRole('article', { name: 'Asha Rao' })).toBeVisible()
    await waitFor(async () => {
      const calls = (await sent()).map(({ call }) => call)
      expect(calls.filter((call) => call === 'GET /api/user/addresses')).toHaveLength(1)
    })
  })
})

describe('responses', () => {
  test.each([200, 201])('products with the status %i', async (status) => {
    backend.server.use(
      http.get('*/api/products', () => HttpResponse.json({ products: [monstera] }, { status })),
    )
    const { getProducts } = catalogApi.endpoints
    const { data } = await makeStore().dispatch(getProducts.initiate(undefined))
    expect(data).toEqual([monstera])
  })

  test('the list that the server has after a change replaces the one on screen', async () => {
    const { cart, store } = await openDemoTab()
    await store.dispatch(addToCart(monstera))
    // Another client of the same user has been busy meanwhile.
    await seedCart({ 'snake-plant': 7, 'peace-lily': 2 })
    await store.dispatch(removeFromCart('peace-lily'))
    await waitFor(() => {
      expect(cart()).toEqual([{ _id: 'snake-plant', qty: 7 }])
    })
  })
})

test('Move to Wishlist removes at once, and adds a second and a half later', async () => {
  await seedCart({ 'snake-plant': 2 })
  const { cart, line, store } = await openDemoTab()
  const sent = recordCalls()
  const mutations = async () => {
    const calls = (await sent()).map(({ call }) => call)
    return calls.filter((call) => !call.startsWith('GET'))
  }
  const isRemoved = () => store.getState().pending.Cart.every(({ status }) => status === 'done')

  stopClock()
  store.dispatch(moveToWishlist(line('snake-plant')))
  await until(isRemoved)
  expect(cart()).toEqual([])
  await pass(1499)
  expect(await mutations()).toEqual(['DELETE /api/user/cart/snake-plant'])
  // One until it's due, and one for the task that sends it.
  await pass(2)
  await until(async () => (await mutations()).length === 2)
  expect(await mutations()).toEqual([
    'DELETE /api/user/cart/snake-plant',
    'POST /api/user/wishlist',
  ])
  await until(async () => (await demoUser()).wishlist.length === 1)
})
