import type { AppStore } from '../../src/store/types'
import { demoAccount } from '../../src/contract/mock/demoAccount'
import type { AddressFields } from '../../src/contract/entities'
import { addressApi } from '../../src/features/addresses/addressApi'
import { authApi } from '../../src/features/auth/authApi'
import { cartApi } from '../../src/features/cart/cartApi'
import { catalogApi } from '../../src/features/catalog/catalogApi'
import { wishlistApi } from '../../src/features/wishlist/wishlistApi'
import { plants } from '../../src/mocks/seeds/plants'

const user = demoAccount.email
const [monstera, , lily] = plants

const home: AddressFields = {
  name: 'Ravi Nair',
  mobile: '9876543210',
  pincode: '682001',
  locality: 'Kochi',
  state: 'Kerala',
  address: '4, Lily Street',
}

const { login, signup } = authApi.endpoints
const { getProducts, getCategories } = catalogApi.endpoints
const { getCart, addToCart, changeQty, removeFromCart } = cartApi.endpoints
const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints
const { getAddresses, addAddress, deleteAddress } = addressApi.endpoints

const again = { forceRefetch: true }
const untracked = { track: false } as const
const ravi = { email: 'ravi@frond.example', password: 'Moss-7', firstName: 'R', lastName: 'N' }

const change = { id: 'change', user, status: 'waiting' as const }
const addition = <TItem extends { _id: string }>(item: TItem) => ({
  ...change,
  itemId: item._id,
  kind: 'add' as const,
  item: { ...item, createdAt: '', updatedAt: '' },
})
const removal = (itemId: string) => ({ ...change, itemId, kind: 'remove' as const })

interface Call {
  call: string
  /** The toast of Spec §8; none if the failure is only logged. */
  toast?: string
  run: (store: AppStore) => PromiseLike<{ error?: unknown }>
}

/** Every call of the storefront (Spec §7); each finds the demo user with lists that are read. */
export const calls: Call[] = [
  {
    call: 'POST /auth/login',
    toast: 'Error while login',
    run: ({ dispatch }) => dispatch(login.initiate(demoAccount, untracked)),
  },
  {
    call: 'POST /auth/signup',
    toast: 'Error while signing up user',
    run: ({ dispatch }) => dispatch(signup.initiate(ravi, untracked)),
  },
  {
    call: 'GET /products',
    toast: 'Product list error',
    run: ({ dispatch }) => dispatch(getProducts.initiate(undefined, again)),
  },
  {
    call: 'GET /categories',
    run: ({ dispatch }) => dispatch(getCategories.initiate(undefined, again)),
  },
  {
    call: 'GET /user/wishlist',
    run: ({ dispatch }) => dispatch(getWishlist.initiate(user, again)),
  },
  {
    call: 'POST /user/wishlist',
    toast: 'Wishlist error',
    run: ({ dispatch }) => dispatch(addToWishlist.initiate(addition(needed(lily)), untracked)),
  },
  {
    call: 'DELETE /user/wishlist/snake-plant',
    toast: 'Wishlist error',
    run: ({ dispatch }) => dispatch(removeFromWishlist.initiate(removal('snake-plant'), untracked)),
  },
  { call: 'GET /user/cart', run: ({ dispatch }) => dispatch(getCart.initiate(user, again)) },
  {
    call: 'POST /user/cart',
    toast: 'Cart error',
    run: ({ dispatch }) =>
      dispatch(addToCart.initiate(addition({ ...needed(lily), qty: 1 }), untracked)),
  },
  {
    call: 'POST /user/cart/monstera-deliciosa',
    run: ({ dispatch }) =>
      dispatch(
        changeQty.initiate(
          { ...change, itemId: needed(monstera)._id, kind: 'quantity', step: 1, qty: 5 },
          untracked,
        ),
      ),
  },
  {
    call: 'DELETE /user/cart/monstera-deliciosa',
    toast: 'Cart error',
    run: ({ dispatch }) =>
      dispatch(removeFromCart.initiate(removal(needed(monstera)._id), untracked)),
  },
  {
    call: 'GET /user/addresses',
    run: ({ dispatch }) => dispatch(getAddresses.initiate(user, again)),
  },
  {
    call: 'POST /user/address',
    toast: 'Error in adding new address',
    run: ({ dispatch }) =>
      dispatch(addAddress.initiate(addition({ ...home, _id: 'new' }), untracked)),
  },
  {
    call: 'DELETE /user/address/home',
    toast: 'Error in deleting address',
    run: ({ dispatch }) => dispatch(deleteAddress.initiate(removal('home'), untracked)),
  },
]

const json = { headers: { 'content-type': 'application/json' } }
const html = { headers: { 'content-type': 'text/html' } }

export const faults: { fault: string; answer: (signal: AbortSignal) => Promise<Response> }[] = [
  {
    fault: 'a 500',
    answer: () => Promise.resolve(Response.json({ error: { message: 'down' } }, { status: 500 })),
  },
  { fault: 'a network error', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  {
    fault: '15 s of silence',
    answer: (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
        })
      }),
  },
  { fault: 'broken JSON', answer: () => Promise.resolve(new Response('{"cart": [{', json)) },
  {
    fault: 'HTML with 200',
    answer: () => Promise.resolve(new Response('<!doctype html><title>Frond</title>', html)),
  },
  { fault: 'a 204', answer: () => Promise.resolve(new Response(null, { status: 204 })) },
  {
    fault: 'a wrong shape',
    answer: () => Promise.resolve(Response.json({ cart: 'all', products: {}, foundUser: null })),
  },
]

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The seed lacks what the test needs.')
  return value
}
