import {
  combineReducers,
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Reducer,
} from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { addressList } from '@/features/addresses/addressApi'
import { addAddressListeners } from '@/features/addresses/addressListeners'
import { addAuthListeners } from '@/features/auth/authListeners'
import { authSlice, selectUserKey, sessionStarted } from '@/features/auth/authSlice'
import { cartList } from '@/features/cart/cartApi'
import { addCartListeners } from '@/features/cart/cartListeners'
import { addCatalogListeners } from '@/features/catalog/catalogListeners'
import { filtersSlice } from '@/features/catalog/filters/filtersSlice'
import { addFiltersUrlListener } from '@/features/catalog/filters/filtersUrlListener'
import { addCheckoutListeners } from '@/features/checkout/checkoutListeners'
import { finishPaid } from '@/features/checkout/clearPaid'
import { wishlistList } from '@/features/wishlist/wishlistApi'
import { createTimeTravel } from '@/store/timeTravel'
import type { AppDispatch, AppStore, RootState, Services, StartListening } from '@/store/types'
import { createCrossTabSync } from '@/sync/crossTabSync'
import { addFactListener, createFacts } from '@/sync/facts'
import { createQueue } from '@/sync/locks'
import { devToolsOptions } from './devtools'
import { addMoveListeners, finishMove } from './move/moveThunks'
import { addWantedListeners } from './wanted/wantedListeners'
import { wantedSlice } from './wanted/wantedSlice'

/** Every list of a shopper, by its tag. */
export const pendingLists = { Cart: cartList, Wishlist: wishlistList, Addresses: addressList }

/** Each list's changes that the backend hasn't confirmed yet. */
const pending = combineReducers({
  Cart: cartList.reducer,
  Wishlist: wishlistList.reducer,
  Addresses: addressList.reducer,
})

/** `satisfies` proves that no slice of the registry is missing (src/store/types.ts). */
const rootReducer = combineSlices(api, authSlice, wantedSlice, filtersSlice, {
  pending,
}) satisfies Reducer<RootState>

interface StoreSettings extends Partial<Pick<Services, 'paymentKey' | 'moveDelay'>> {
  preloadedState?: Partial<RootState>
}

/** Creates a store with all listeners attached, one for each page and each test. */
export function makeStore({
  preloadedState,
  paymentKey = '',
  moveDelay = 1500,
}: StoreSettings = {}): AppStore {
  const services: Services = {
    facts: createFacts(),
    finishers: { moving: finishMove, paid: finishPaid },
    queue: createQueue(),
    selectUserKey,
    crossTabSync: createCrossTabSync(),
    timeTravel: createTimeTravel(),
    router: {},
    paymentKey,
    moveDelay,
  }
  const listeners = createListenerMiddleware({ extra: services })
  const startListening: StartListening = listeners.startListening.withTypes<
    RootState,
    AppDispatch,
    Services
  >()
  addAuthListeners(startListening)
  addWantedListeners(startListening)
  addCatalogListeners(startListening)
  addFiltersUrlListener(startListening)
  for (const list of Object.values(pendingLists)) list.addListeners(startListening)
  addCartListeners(startListening)
  addAddressListeners(startListening)
  addCheckoutListeners(startListening)
  addMoveListeners(startListening)
  addFactListener(startListening, sessionStarted)

  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(api.middleware, services.timeTravel.middleware),
    // By default, subscribers are notified of a reply up to a frame later.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
    devTools: devToolsOptions,
    ...(preloadedState && { preloadedState }),
  })
  return { ...store, services }
}
