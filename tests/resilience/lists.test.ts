import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { addressApi, addressList } from '@/features/addresses/addressApi'
import { saveAddress } from '@/features/addresses/addressThunks'
import { loggedOut, sessionRestored } from '@/features/auth/authSlice'
import { addToCart, removeFromCart } from '@/features/cart/cartThunks'
import { catalogApi } from '@/features/catalog/catalogApi'
import { addressesFail, cartFails, productsFail } from '@/mocks/scenarios/scenarios'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { collectToasts } from '../support/collectToasts'
import { demoUser, seedCart } from '../support/demoUser'
import { pass, stopClock, until } from '../support/fakeClock'
import { openTab, type Tab } from '../support/headlessTab'
import { demoSession } from '../support/sessions'

const { getAddresses } = addressApi.endpoints
const home = {
  _id: 'lily-street',
  name: 'Ravi Nair',
  mobile: '9876543210',
  pincode: '682001',
  locality: 'Kochi',
  state: 'Kerala',
  address: '4, Lily Street',
}
const [plant, other] = plants
if (!plant || !other) throw new Error('The catalogue is empty.')

let tab: Tab

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  tab = openTab(await demoSession())
  await waitFor(() => {
    if (!tab.cart() || !tab.wishlist()) throw new Error('The lists have not loaded.')
  })
})

afterEach(() => {
  jest.useRealTimers()
  tab.close()
})

const names = () => addressList.selectItems(tab.store.getState())?.map(({ name }) => name)

test('an address added while the first load is slow is shown with the others', async () => {
  let answer: () => void = () => undefined
  const { address } = await demoUser()
  const slowly = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return HttpResponse.json({ address })
  }
  backend.server.use(http.get('*/api/user/addresses', slowly, { once: true }))
  void tab.store.dispatch(getAddresses.initiate(tab.user))
  expect(await tab.store.dispatch(saveAddress(home))).toEqual(true)
  answer()
  await waitFor(() => {
    expect(names()).toEqual(['Asha Rao', 'Ravi Nair'])
  })
})

test('an address added after the first load has failed is shown with the others', async () => {
  backend.server.use(addressesFail(500, { times: 1 }))
  await tab.store.dispatch(getAddresses.initiate(tab.user))
  expect(names()).toBeUndefined()
  expect(await tab.store.dispatch(saveAddress(home))).toEqual(true)
  await waitFor(() => {
    expect(names()).toEqual(['Asha Rao', 'Ravi Nair'])
  })
})

test.each([
  {
    what: 'some other query',
    hang: () => {
      backend.server.use(productsFail('silence'))
      void tab.store.dispatch(catalogApi.endpoints.getProducts.initiate())
    },
  },
  {
    what: 'the refetch of the list itself',
    hang: () => {
      backend.server.use(cartFails('silence'))
    },
  },
  {
    what: 'the addition of something else',
    hang: () => {
      void tab.store.dispatch(addToCart(other))
    },
  },
])('while $what hangs, a failed addition is off the screen within 3 s', async ({ hang }) => {
  const fail = () => HttpResponse.json({}, { status: 500 })
  let added = 0
  backend.server.use(
    http.post('*/api/user/cart', async ({ request }) => {
      const body = await request.clone().text()
      if (!body.includes(plant._id)) return new Promise<never>(() => undefined)
      added += 1
      return fail()
    }),
  )
  hang()
  stopClock()
  void tab.store.dispatch(addToCart(plant))
  const isShown = () => tab.cart()?.some(({ _id }) => _id === plant._id)
  expect(isShown()).toBe(true)
  await until(() => added > 0)
  await pass(3000)
  await until(() => isShown() === false)
})

test('an addition after a removal that a logout interrupted is made once', async () => {
  const additions = jest.fn()
  const { store } = tab
  await store.dispatch(addToCart(plant))
  backend.server.use(
    http.post('*/api/user/cart', () => {
      additions()
    }),
    http.delete('*/api/user/cart/:id', async ({ params }) => {
      await backend.store.update(tab.user, (user) => ({
        ...user,
        cart: user.cart.filter(({ _id }) => _id !== params['id']),
      }))
      return new Promise<never>(() => undefined)
    }),
  )
  const session = await demoSession()
  void store.dispatch(removeFromCart(plant._id))
  await waitFor(async () => {
    expect((await demoUser()).cart).toEqual([])
  })
  store.dispatch(loggedOut())
  store.dispatch(sessionRestored(session))
  await waitFor(() => {
    expect(tab.cart()).toEqual([])
  })
  await store.dispatch(addToCart(plant))
  expect(additions).toHaveBeenCalledTimes(1)
  expect((await demoUser()).cart.map(({ _id }) => _id)).toEqual([plant._id])
})

test('an addition that may have arrived reads the list first; a failure shows one toast', async () => {
  const additions = jest.fn()
  const toasts = collectToasts()
  const { store } = tab
  // The addition arrives, and neither its reply nor the list does.
  backend.server.use(
    http.post('*/api/user/cart', async () => {
      additions()
      await seedCart({ [plant._id]: 1 })
      return HttpResponse.error()
    }),
    cartFails('network', { times: 2 }),
  )
  await store.dispatch(addToCart(plant))
  await waitFor(() => {
    expect(store.getState().pending.Cart).toMatchObject([{ status: 'failed' }])
  })
  await store.dispatch(addToCart(plant))
  expect(additions).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual(['Cart error', 'Cart error'])
  await store.dispatch(addToCart(plant))
  expect(additions).toHaveBeenCalledTimes(1)
  expect(tab.cart()).toEqual([{ _id: plant._id, qty: 1 }])
})
