import { makeStore } from '@/app/store'
import type { CartItem } from '@/contract/entities'
import { selectUserKey, sessionRestored } from '@/features/auth/authSlice'
import type { Session } from '@/features/auth/session'
import { cartApi, cartList } from '@/features/cart/cartApi'
import { wishlistApi, wishlistList } from '@/features/wishlist/wishlistApi'
import { attachPageListeners } from '@/startup/attachPageListeners'
import type { AppStore } from '@/store/types'

/** A tab without a screen: a store that reads its lists as the header does. */
export interface Tab {
  store: AppStore
  /** Whose tab it was opened as. */
  user: string
  /** Whose tab it is now; null for a visitor's. */
  signedInAs: () => string | null
  /** The lists as the screen would show them; undefined until they've been read. */
  cart: () => { _id: string; qty: number }[] | undefined
  wishlist: () => string[] | undefined
  /** A line of the cart as it is shown. */
  line: (productId: string) => CartItem
  close: () => void
}

/** Opens a tab for a signed-in shopper. */
export function openTab(session: Session, settings: Parameters<typeof makeStore>[0] = {}): Tab {
  const store = makeStore(settings)
  store.dispatch(sessionRestored(session))
  const user = session.authUser.email
  const signedInAs = () => selectUserKey(store.getState())
  let subscribedAs: string | null = null
  let subscriptions: { unsubscribe: () => void }[] = []
  const subscribe = () => {
    const next = signedInAs()
    if (next === subscribedAs) return
    subscribedAs = next
    for (const subscription of subscriptions) subscription.unsubscribe()
    subscriptions =
      next === null
        ? []
        : [
            store.dispatch(cartApi.endpoints.getCart.initiate(next)),
            store.dispatch(wishlistApi.endpoints.getWishlist.initiate(next)),
          ]
  }
  subscribe()
  const stopFollowing = store.subscribe(subscribe)
  const detach = attachPageListeners(store)
  const lines = () => cartList.selectItems(store.getState())
  return {
    store,
    user,
    signedInAs,
    cart: () => lines()?.map(({ _id, qty }) => ({ _id, qty })),
    line: (productId) => {
      const line = lines()?.find(({ _id }) => _id === productId)
      if (!line) throw new Error(`The cart does not show '${productId}'.`)
      return line
    },
    wishlist: () => wishlistList.selectItems(store.getState())?.map(({ _id }) => _id),
    close: () => {
      // A closed page does nothing more with what is stored.
      store.services.facts.ofUser = () => []
      stopFollowing()
      for (const subscription of subscriptions) subscription.unsubscribe()
      detach()
    },
  }
}
