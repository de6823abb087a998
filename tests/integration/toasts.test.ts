import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { makeStore } from '../../src/app/store'
import type { AppStore, AppThunk } from '../../src/store/types'
import { demoAccount } from '../../src/mocks/interface/demoAccount'
import type { Product } from '../../src/contract/entities'
import { emptyDraft } from '../../src/features/addresses/addressFields'
import { addressApi } from '../../src/features/addresses/addressApi'
import { removeAddress, saveAddress } from '../../src/features/addresses/addressThunks'
import { authApi } from '../../src/features/auth/authApi'
import { loggedOut, passwordMismatch, sessionRestored } from '../../src/features/auth/authSlice'
import { addToCart, increaseQty, removeFromCart } from '../../src/features/cart/cartThunks'
import { catalogApi } from '../../src/features/catalog/catalogApi'
import { placeOrder } from '../../src/features/checkout/orderPayment'
import { setToastRenderer, type ToastKind } from '../../src/notifications/toast'
import { wishlistApi } from '../../src/features/wishlist/wishlistApi'
import { toggleWishlist } from '../../src/features/wishlist/wishlistThunks'
import { moveToWishlist } from '../../src/app/moveToWishlistJob'
import { backend } from '../support/backend'
import {
  addressAddFails,
  addressesFail,
  addressRemoveFails,
  cartAddFails,
  cartQtyFails,
  cartRemoveFails,
  categoriesFail,
  loginFails,
  productsFail,
  wishlistAddFails,
  wishlistFails,
  wishlistRemoveFails,
} from '../../src/mocks/scenarios/scenarios'
import { plants } from '../../src/mocks/seeds/plants'
import { seedCart, demoUser, seedWishlist } from '../support/demoUser'
import { until } from '../support/fakeClock'
import { losePaymentScript } from '../support/paymentProvider'
import { demoSession } from '../support/sessions'
import { openTab, type Tab } from '../support/headlessTab'

function plant(id: string): Product {
  const found = plants.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The catalogue has no '${id}'.`)
  return found
}
const snake = plant('snake-plant')
const { login, signup } = authApi.endpoints
const newcomer = {
  email: 'meera@frond.example',
  password: 'Moss-and-Stone-9',
  firstName: 'Meera',
  lastName: 'Iyer',
}
const filledIn = {
  _id: 'banyan-court',
  name: 'Meera Iyer',
  mobile: '9000012345',
  pincode: '600004',
  locality: 'Chennai',
  state: 'Tamil Nadu',
  address: '3, Banyan Court, Mylapore',
}

let tab: Tab | undefined

afterEach(() => {
  tab?.close()
  tab = undefined
})

const visitor = () => makeStore()

/** The demo user's shop, its lists read. */
async function demo(): Promise<AppStore> {
  const open = openTab(await demoSession())
  tab = open
  await waitFor(() => {
    expect(open.cart()).toBeDefined()
    expect(open.wishlist()).toBeDefined()
  })
  return open.store
}

/** Dispatches something and resolves to the toasts that it showed, with their kinds. */
async function collectToasts(store: AppStore, action: AppThunk<unknown>) {
  const toasts: [message: string, kind: ToastKind][] = []
  const unregister = setToastRenderer((...toast) => toasts.push(toast))
  await store.dispatch(action)
  unregister()
  return toasts
}

describe('login', () => {
  it("shows 'Login Successful' as a success (S8.2)", async () => {
    expect(await collectToasts(visitor(), login.initiate(demoAccount, { track: false }))).toEqual([
      ['Login Successful', 'success'],
    ])
  })

  it.each([
    ['a wrong password', { ...demoAccount, password: 'wrong' }],
    ['an unknown email', { ...demoAccount, email: 'nobody@frond.example' }],
  ])("shows 'Error while login' as an error for %s (S8.3)", async (_what, credentials) => {
    expect(await collectToasts(visitor(), login.initiate(credentials, { track: false }))).toEqual([
      ['Error while login', 'error'],
    ])
  })

  it("shows 'Error while login' on any other failure too (S8.3)", async () => {
    backend.server.use(loginFails())
    expect(await collectToasts(visitor(), login.initiate(demoAccount, { track: false }))).toEqual([
      ['Error while login', 'error'],
    ])
  })
})

describe('sign-up', () => {
  it("shows 'Signup Successful' as a success (S8.4)", async () => {
    expect(await collectToasts(visitor(), signup.initiate(newcomer, { track: false }))).toEqual([
      ['Signup Successful', 'success'],
    ])
  })

  it("shows 'Error while signing up user' as an error for a taken email (S8.5)", async () => {
    const taken = { ...newcomer, email: demoAccount.email }
    expect(await collectToasts(visitor(), signup.initiate(taken, { track: false }))).toEqual([
      ['Error while signing up user', 'error'],
    ])
  })

  it("shows 'Passwords do not match' as an error (S8.6)", async () => {
    const action: AppThunk = (dispatch) => dispatch(passwordMismatch())
    expect(await collectToasts(visitor(), action)).toEqual([['Passwords do not match', 'error']])
  })
})

describe('the catalogue', () => {
  it("shows 'Product list error' as an error, once (S8.7)", async () => {
    backend.server.use(productsFail())
    const read = catalogApi.endpoints.getProducts.initiate(undefined, { subscribe: false })
    expect(await collectToasts(visitor(), read)).toEqual([['Product list error', 'error']])
  })

  it('shows no toast when the categories fail', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    backend.server.use(categoriesFail())
    const read = catalogApi.endpoints.getCategories.initiate(undefined, { subscribe: false })
    expect(await collectToasts(visitor(), read)).toEqual([])
    expect(warn).toHaveBeenCalledWith('The categories could not be read.', expect.anything())
  })
})

describe('the wishlist', () => {
  it.each([
    ['heart', toggleWishlist(snake)],
    ['cart', addToCart(snake)],
  ])(
    "answers a visitor's %s with 'Please login to add product to wishlist' as an info (S6.2, S8.8)",
    async (_, action) => {
      expect(await collectToasts(visitor(), action)).toEqual([
        ['Please login to add product to wishlist', 'info'],
      ])
    },
  )

  it("shows 'Product added to wishlist' as a success (S8.9)", async () => {
    expect(await collectToasts(await demo(), toggleWishlist(snake))).toEqual([
      ['Product added to wishlist', 'success'],
    ])
  })

  it("shows 'Product removed from wishlist' as a success (S8.9)", async () => {
    await seedWishlist('snake-plant')
    expect(await collectToasts(await demo(), toggleWishlist(snake))).toEqual([
      ['Product removed from wishlist', 'success'],
    ])
  })

  it("shows 'Wishlist error' as an error when adding fails (S8.10)", async () => {
    const store = await demo()
    backend.server.use(wishlistAddFails())
    expect(await collectToasts(store, toggleWishlist(snake))).toEqual([['Wishlist error', 'error']])
  })

  it("shows 'Wishlist error' as an error when removing fails (S8.10)", async () => {
    await seedWishlist('snake-plant')
    const store = await demo()
    backend.server.use(wishlistRemoveFails())
    expect(await collectToasts(store, toggleWishlist(snake))).toEqual([['Wishlist error', 'error']])
  })

  it("shows 'Product is already wishlisted.' as a success, and adds nothing (S4.13, S8.13)", async () => {
    await seedCart({ 'snake-plant': 1 })
    await seedWishlist('snake-plant')
    const store = await demo()
    const line = (id: string) => {
      if (!tab) throw new Error('There is no tab.')
      return tab.line(id)
    }
    const move: AppThunk<Promise<void>> = async (dispatch, _getState, { jobLog }) => {
      await dispatch(moveToWishlist(line('snake-plant')))
      const open = async () => (await jobLog.listForUser(demoAccount.email)).jobs
      await until(async () => (await open()).length === 0)
    }
    expect(await collectToasts(store, move)).toEqual([
      ['Product is already wishlisted.', 'success'],
    ])
    expect((await demoUser()).wishlist).toHaveLength(1)
  })

  it('only logs that it could not be read (S8.19)', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    const store = await demo()
    backend.server.use(wishlistFails())
    const read = wishlistApi.endpoints.getWishlist.initiate(demoAccount.email, {
      subscribe: false,
      forceRefetch: true,
    })
    expect(await collectToasts(store, read)).toEqual([])
    expect(warn).toHaveBeenCalledWith('Wishlist could not be read.', expect.anything())
  })
})

describe('the cart', () => {
  it("shows 'Product added to cart' as a success (S8.11)", async () => {
    expect(await collectToasts(await demo(), addToCart(snake))).toEqual([
      ['Product added to cart', 'success'],
    ])
  })

  it('says nothing when a product is removed (S8.11)', async () => {
    await seedCart({ 'snake-plant': 1 })
    expect(await collectToasts(await demo(), removeFromCart('snake-plant'))).toEqual([])
    expect((await demoUser()).cart).toEqual([])
  })

  it("shows 'Cart error' as an error when adding fails (S8.12)", async () => {
    const store = await demo()
    backend.server.use(cartAddFails())
    expect(await collectToasts(store, addToCart(snake))).toEqual([['Cart error', 'error']])
  })

  it("shows 'Cart error' as an error when removing fails (S8.12)", async () => {
    await seedCart({ 'snake-plant': 1 })
    const store = await demo()
    backend.server.use(cartRemoveFails())
    expect(await collectToasts(store, removeFromCart('snake-plant'))).toEqual([
      ['Cart error', 'error'],
    ])
  })

  it('only logs that a quantity could not be changed (S8.19)', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    await seedCart({ 'snake-plant': 1 })
    const store = await demo()
    backend.server.use(cartQtyFails())
    expect(await collectToasts(store, increaseQty('snake-plant'))).toEqual([])
    expect(warn).toHaveBeenCalledWith('The quantity could not be changed.', expect.anything())
  })
})

describe('the addresses', () => {
  it.each(['name', 'mobile', 'pincode', 'state', 'address', 'locality'])(
    "show 'All fields are mandatory' as a warning without %s, and send nothing (S5.3, S8.14)",
    async (missing) => {
      const action = saveAddress({ ...filledIn, [missing]: '' })
      expect(await collectToasts(await demo(), action)).toEqual([
        ['All fields are mandatory', 'warning'],
      ])
      expect((await demoUser()).address).toHaveLength(1)
    },
  )

  it("show 'All fields are mandatory' of an empty form once", async () => {
    expect(await collectToasts(await demo(), saveAddress({ ...emptyDraft, _id: 'empty' }))).toEqual(
      [['All fields are mandatory', 'warning']],
    )
  })

  it("show 'New address added' as a success (S8.15)", async () => {
    expect(await collectToasts(await demo(), saveAddress(filledIn))).toEqual([
      ['New address added', 'success'],
    ])
  })

  it("show 'Error in adding new address' as an error (S8.15)", async () => {
    const store = await demo()
    backend.server.use(addressAddFails())
    expect(await collectToasts(store, saveAddress(filledIn))).toEqual([
      ['Error in adding new address', 'error'],
    ])
  })

  it("show 'Address deleted' as a success (S8.16)", async () => {
    const store = await demo()
    expect(await collectToasts(store, removeAddress('asha-rao-indiranagar'))).toEqual([
      ['Address deleted', 'success'],
    ])
  })

  it("show 'Error in deleting address' as an error (S8.16)", async () => {
    const store = await demo()
    backend.server.use(addressRemoveFails())
    expect(await collectToasts(store, removeAddress('asha-rao-indiranagar'))).toEqual([
      ['Error in deleting address', 'error'],
    ])
  })

  it('only log that they could not be read (S8.19)', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    backend.server.use(addressesFail())
    const read = addressApi.endpoints.getAddresses.initiate(demoAccount.email, { subscribe: false })
    expect(await collectToasts(await demo(), read)).toEqual([])
    expect(warn).toHaveBeenCalledWith('Addresses could not be read.', expect.anything())
  })
})

describe('the session and the payment', () => {
  it("show 'Logout Successful' as a success (S8.17)", async () => {
    const action: AppThunk = (dispatch) => dispatch(loggedOut())
    expect(await collectToasts(await demo(), action)).toEqual([['Logout Successful', 'success']])
  })

  it('say nothing when a stored session is restored', async () => {
    const session = await demoSession()
    const action: AppThunk = (dispatch) => dispatch(sessionRestored(session))
    expect(await collectToasts(visitor(), action)).toEqual([])
  })

  it("show that the payment couldn't be loaded as an error, and stop (S8.18)", async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    await seedCart({ 'snake-plant': 1 })
    const store = await demo()
    const action: AppThunk<Promise<void>> = async (dispatch) => {
      const outcome = dispatch(placeOrder(undefined))
      await losePaymentScript()
      expect(await outcome).toBe('unavailable')
    }
    expect(await collectToasts(store, action)).toEqual([
      ["We couldn't load the payment. Please try again.", 'error'],
    ])
    expect((await demoUser()).cart).toHaveLength(1)
  })
})
