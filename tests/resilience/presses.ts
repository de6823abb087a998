import { moveToWishlist } from '@/app/move/moveThunks'
import { pendingLists } from '@/app/store'
import { calls } from '@/contract/callTable'
import { addressList } from '@/features/addresses/addressApi'
import { restoreAddress, saveAddress } from '@/features/addresses/addressThunks'
import { authApi } from '@/features/auth/authApi'
import { addToCart, increaseQty, restoreToCart } from '@/features/cart/cartThunks'
import { placeOrder } from '@/features/checkout/orderPayment'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { plants } from '@/mocks/seeds/plants'
import type { AppThunk } from '@/store/types'
import { seedCart } from '../support/demoUser'
import type { Tab } from '../support/headlessTab'
import { nextWidget } from '../support/paymentProvider'
import { newUser, storeSample } from './sampleEntry'

/** Something that a shopper presses and that changes what the backend has stored. */
export interface Press {
  press: string
  /** The calls that fail. */
  failing: readonly string[]
  /** Prepares what has to be there; resolves to the press. */
  prepare: (tab: Tab) => Promise<() => PromiseLike<unknown>>
  /** A fact that outlives its page: it's made true later, but nothing is said about that. */
  isJob?: true
}

interface AnyList {
  tag: string
  calls: { add: string; remove: string }
  addItem(item: { _id: string }): AppThunk<Promise<unknown>>
  removeItem(itemId: string): AppThunk<Promise<unknown>>
  refetch(user: string): AppThunk<Promise<unknown>>
}
const lists: AnyList[] = Object.values(pendingLists)

/** Adding to and removing from each list of `pendingLists`. */
const ofLists = lists.flatMap((list): Press[] => [
  {
    press: `an addition to ${list.tag}`,
    failing: [list.calls.add],
    prepare: async ({ store, user }) => {
      const { entry, remove } = await storeSample(list.calls)
      await remove()
      await store.dispatch(list.refetch(user))
      return () => store.dispatch(list.addItem(entry))
    },
  },
  {
    press: `a removal from ${list.tag}`,
    failing: [list.calls.remove],
    prepare: async ({ store, user }) => {
      const { entry } = await storeSample(list.calls)
      await store.dispatch(list.refetch(user))
      return () => store.dispatch(list.removeItem(entry._id))
    },
  },
])

const [plant] = plants
if (!plant) throw new Error('The catalogue is empty.')
const { login, signup } = authApi.endpoints

const inCart: Press['prepare'] = async ({ store, user }) => {
  await seedCart({ [plant._id]: 3 })
  await store.dispatch(pendingLists.Cart.refetch(user))
  return () => Promise.resolve()
}

const moves = [['cartRemove'], ['wishlistAdd'], ['wishlistAdd', 'cartAdd']].map(
  (failing): Press => ({
    press: 'a move to the wishlist',
    failing,
    isJob: true,
    prepare: async (tab) => {
      await inCart(tab)
      return () => {
        tab.store.dispatch(moveToWishlist(tab.line(plant._id)))
        return Promise.resolve()
      }
    },
  }),
)

/** Pays for three plants; another device has made them `qty` meanwhile. */
const paidOrder = (failing: string, qty: number): Press => ({
  press: 'a paid order',
  failing: [failing],
  isJob: true,
  prepare: async (tab) => {
    await inCart(tab)
    const order = tab.store.dispatch(placeOrder())
    const { options } = await nextWidget()
    await seedCart({ [plant._id]: qty })
    return () => {
      options.handler()
      return order
    }
  },
})

export const presses: Press[] = [
  ...ofLists,
  {
    press: 'Add to cart',
    failing: ['cartAdd'],
    prepare: ({ store }) => Promise.resolve(() => store.dispatch(addToCart(plant))),
  },
  {
    press: 'a heart',
    failing: ['wishlistAdd'],
    prepare: ({ store }) => Promise.resolve(() => store.dispatch(toggleWishlist(plant))),
  },
  {
    press: '+',
    failing: ['cartQty'],
    prepare: async (tab) => {
      await inCart(tab)
      return () => tab.store.dispatch(increaseQty(plant._id))
    },
  },
  ...[['cartAdd'], ['cartQty']].map((failing): Press => ({
    press: 'an undo in the cart',
    failing,
    prepare: async (tab) => {
      await inCart(tab)
      const line = tab.line(plant._id)
      await tab.store.dispatch(pendingLists.Cart.removeItem(plant._id))
      return () => tab.store.dispatch(restoreToCart([line]))
    },
  })),
  {
    press: 'Save of an address',
    failing: ['addressAdd'],
    prepare: ({ store }) => {
      const address = { name: 'Ravi Nair', mobile: '9876543210', pincode: '682001' }
      const rest = { locality: 'Kochi', state: 'Kerala', address: '4, Lily Street' }
      return Promise.resolve(() =>
        store.dispatch(saveAddress({ _id: 'lily', ...address, ...rest })),
      )
    },
  },
  {
    press: 'an undo of an address',
    failing: ['addressAdd'],
    prepare: async ({ store, user }) => {
      const [address] = (await store.dispatch(addressList.refetch(user))) ?? []
      if (!address) throw new Error('The seed has no address.')
      await store.dispatch(addressList.removeItem(address._id))
      return () => store.dispatch(restoreAddress(address))
    },
  },
  ...moves,
  paidOrder('cartRemove', 3),
  paidOrder('cartQty', 6),
  {
    press: 'Login',
    failing: ['login'],
    prepare: ({ store }) =>
      Promise.resolve(() => store.dispatch(login.initiate(demoAccount, { track: false }))),
  },
  {
    press: 'Sign up',
    failing: ['signup'],
    prepare: ({ store }) =>
      Promise.resolve(() => store.dispatch(signup.initiate(newUser, { track: false }))),
  },
]

/** Every call of the storefront that changes something and that no press makes. */
export const unpressed = Object.entries(calls).flatMap(([name, row]) => {
  const isMade = row.method !== 'get' && 'clientSchema' in row
  return isMade && !presses.some(({ failing }) => failing.includes(name)) ? [name] : []
})
