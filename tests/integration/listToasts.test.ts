import { describe, expect, it, jest } from '@jest/globals'
import { moveToWishlist } from '@/app/move/moveThunks'
import { makeStore } from '@/app/store'
import { addressApi } from '@/features/addresses/addressApi'
import { removeAddress, saveAddress } from '@/features/addresses/addressThunks'
import { addToCart, increaseQty, removeFromCart } from '@/features/cart/cartThunks'
import { wishlistApi } from '@/features/wishlist/wishlistApi'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import { demoAccount } from '@/mocks/interface/demoAccount'
import {
  addressAddFails,
  addressesFail,
  addressRemoveFails,
  cartAddFails,
  cartQtyFails,
  cartRemoveFails,
  wishlistAddFails,
  wishlistFails,
  wishlistRemoveFails,
} from '@/mocks/scenarios/scenarios'
import { plants } from '@/mocks/seeds/plants'
import type { AppThunk } from '@/store/types'
import { backend } from '../support/backend'
import { openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart, seedWishlist } from '../support/demoUser'
import { until } from '../support/fakeClock'
import { toastsOf } from '../support/toastsOf'

const snake = plants.find(({ _id }) => _id === 'snake-plant')
if (!snake) throw new Error('The catalogue has no snake plant.')

const filledIn = {
  _id: 'banyan-court',
  name: 'Meera Iyer',
  mobile: '9000012345',
  pincode: '600004',
  locality: 'Chennai',
  state: 'Tamil Nadu',
  address: '3, Banyan Court, Mylapore',
}

const demo = async () => (await openDemoTab()).store

describe('the wishlist', () => {
  it.each([
    ['heart', toggleWishlist(snake)],
    ['cart', addToCart(snake)],
  ])(
    "answers a visitor's %s with 'Please login to add product to wishlist' as an info",
    async (_, action) => {
      expect(await toastsOf(makeStore(), action)).toEqual([
        ['Please login to add product to wishlist', 'info'],
      ])
    },
  )

  it("shows 'Product added to wishlist' as a success", async () => {
    expect(await toastsOf(await demo(), toggleWishlist(snake))).toEqual([
      ['Product added to wishlist', 'success'],
    ])
  })

  it("shows 'Product removed from wishlist' as a success", async () => {
    await seedWishlist('snake-plant')
    expect(await toastsOf(await demo(), toggleWishlist(snake))).toEqual([
      ['Product removed from wishlist', 'success'],
    ])
  })

  it("shows 'Wishlist error' as an error when adding fails", async () => {
    const store = await demo()
    backend.server.use(wishlistAddFails())
    expect(await toastsOf(store, toggleWishlist(snake))).toEqual([['Wishlist error', 'error']])
  })

  it("shows 'Wishlist error' as an error when removing fails", async () => {
    await seedWishlist('snake-plant')
    const store = await demo()
    backend.server.use(wishlistRemoveFails())
    expect(await toastsOf(store, toggleWishlist(snake))).toEqual([['Wishlist error', 'error']])
  })

  it("shows 'Product is already wishlisted.' as a success, and adds nothing", async () => {
    await seedCart({ 'snake-plant': 1 })
    await seedWishlist('snake-plant')
    const { line, store } = await openDemoTab()
    const move: AppThunk<Promise<void>> = async (dispatch, _getState, { facts }) => {
      dispatch(moveToWishlist(line('snake-plant')))
      await until(() => facts.ofUser(demoAccount.email).length === 0)
    }
    expect(await toastsOf(store, move)).toEqual([['Product is already wishlisted.', 'success']])
    expect((await demoUser()).wishlist).toHaveLength(1)
  })

  it('only logs that it could not be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    const store = await demo()
    backend.server.use(wishlistFails())
    const read = wishlistApi.endpoints.getWishlist.initiate(demoAccount.email, {
      subscribe: false,
      forceRefetch: true,
    })
    expect(await toastsOf(store, read)).toEqual([])
    expect(warn).toHaveBeenCalledWith('Wishlist could not be read.', expect.anything())
  })
})

describe('the cart', () => {
  it("shows 'Product added to cart' as a success", async () => {
    expect(await toastsOf(await demo(), addToCart(snake))).toEqual([
      ['Product added to cart', 'success'],
    ])
  })

  it('says nothing when a product is removed', async () => {
    await seedCart({ 'snake-plant': 1 })
    expect(await toastsOf(await demo(), removeFromCart('snake-plant'))).toEqual([])
    expect((await demoUser()).cart).toEqual([])
  })

  it("shows 'Cart error' as an error when adding fails", async () => {
    const store = await demo()
    backend.server.use(cartAddFails())
    expect(await toastsOf(store, addToCart(snake))).toEqual([['Cart error', 'error']])
  })

  it("shows 'Cart error' as an error when removing fails", async () => {
    await seedCart({ 'snake-plant': 1 })
    const store = await demo()
    backend.server.use(cartRemoveFails())
    expect(await toastsOf(store, removeFromCart('snake-plant'))).toEqual([['Cart error', 'error']])
  })

  it('only logs that a quantity could not be changed', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    await seedCart({ 'snake-plant': 1 })
    const store = await demo()
    backend.server.use(cartQtyFails())
    expect(await toastsOf(store, increaseQty('snake-plant'))).toEqual([])
    expect(warn).toHaveBeenCalledWith('The quantity could not be changed.', expect.anything())
  })
})

describe('the addresses', () => {
  it.each(['name', 'mobile', 'pincode', 'state', 'address', 'locality'])(
    "show 'All fields are mandatory' as a warning without %s, and send nothing",
    async (missing) => {
      const action = saveAddress({ ...filledIn, [missing]: '' })
      expect(await toastsOf(await demo(), action)).toEqual([
        ['All fields are mandatory', 'warning'],
      ])
      expect((await demoUser()).address).toHaveLength(1)
    },
  )

  it("show 'New address added' as a success", async () => {
    expect(await toastsOf(await demo(), saveAddress(filledIn))).toEqual([
      ['New address added', 'success'],
    ])
  })

  it("show 'Error in adding new address' as an error", async () => {
    const store = await demo()
    backend.server.use(addressAddFails())
    expect(await toastsOf(store, saveAddress(filledIn))).toEqual([
      ['Error in adding new address', 'error'],
    ])
  })

  it("show 'Address deleted' as a success", async () => {
    const store = await demo()
    expect(await toastsOf(store, removeAddress('asha-rao-indiranagar'))).toEqual([
      ['Address deleted', 'success'],
    ])
  })

  it("show 'Error in deleting address' as an error", async () => {
    const store = await demo()
    backend.server.use(addressRemoveFails())
    expect(await toastsOf(store, removeAddress('asha-rao-indiranagar'))).toEqual([
      ['Error in deleting address', 'error'],
    ])
  })

  it('only log that they could not be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    backend.server.use(addressesFail())
    const read = addressApi.endpoints.getAddresses.initiate(demoAccount.email, { subscribe: false })
    expect(await toastsOf(await demo(), read)).toEqual([])
    expect(warn).toHaveBeenCalledWith('Addresses could not be read.', expect.anything())
  })
})
