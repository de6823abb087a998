import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Reducer,
} from '@reduxjs/toolkit'
import { addressList } from '../features/addresses/addressApi'
import { addAddressListeners } from '../features/addresses/addressListeners'
import { intentSlice } from './intentSlice'
import { addAuthListeners } from '../features/auth/authListeners'
import { authSlice, selectUserKey, sessionStarted } from '../features/auth/authSlice'
import { cartList } from '../features/cart/cartApi'
import { addCartListeners } from '../features/cart/cartListeners'
import { addressRestoration } from '../features/addresses/addressRestoration'
import { lineRestorationOperation } from '../features/cart/restoreLines'
import { addCatalogListeners } from '../features/catalog/catalogListeners'
import { filtersSlice } from '../features/catalog/filtersSlice'
import { addFiltersUrlListener } from '../features/catalog/filtersUrlListener'
import { addCheckoutListeners } from '../features/checkout/checkoutListeners'
import { paidOrderOperation } from '../features/checkout/clearPurchasedLines'
import { moveOperation } from '../features/wishlist/moveToWishlistSaga'
import { wishlistList } from '../features/wishlist/wishlistApi'
import { wishlistRestoration } from '../features/wishlist/wishlistRestoration'
import { addWishlistListeners } from '../features/wishlist/wishlistListeners'
import { api } from '../api/api'
import { createLatest } from '../api/latest'
import { devToolsOptions } from './devtools'
import { createCrossTabSync } from '../sync/crossTabSync'
import { addIntentListener } from './intentListener'
import { createMutationQueue } from '../sync/mutationQueue'
import { createPendingMutations } from '../sync/pendingMutations'
import { createOperationLog, type PendingOperation } from '../sync/operationLog'
import { retryFailedQuery } from '../sync/optimisticList'
import { addOperationListeners, resumeOperations } from '../sync/pendingOperations'
import { addRetryLoop } from '../sync/retryLoop'
import { createTimeTravel } from '../store/timeTravel'
import type { AppDispatch, AppStore, RootState, Services, StartListening } from '../store/types'

/** `satisfies` proves that no slice of the registry is missing (src/store/types.ts). */
const rootReducer = combineSlices(
  api,
  authSlice,
  intentSlice,
  filtersSlice,
) satisfies Reducer<RootState>

/** Operations of several requests; features register their kinds here. */
const operationKinds = [
  moveOperation,
  lineRestorationOperation,
  paidOrderOperation,
  addressRestoration.operation,
  wishlistRestoration.operation,
]

export const isOperation = (entry: unknown): entry is PendingOperation =>
  operationKinds.some(({ matches }) => matches(entry))

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
    mutationQueue: createMutationQueue(),
    pendingMutations: createPendingMutations(),
    operationLog: createOperationLog(isOperation),
    operationKinds,
    selectUserKey,
    crossTabSync: createCrossTabSync(),
    timeTravel: createTimeTravel(),
    router: {},
    startLogin: createLatest(),
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
  addIntentListener(startListening)
  addCatalogListeners(startListening)
  addFiltersUrlListener(startListening)
  addCartListeners(startListening)
  addWishlistListeners(startListening)
  addAddressListeners(startListening)
  addCheckoutListeners(startListening)
  addOperationListeners(startListening)
  addRetryLoop(startListening, sessionStarted, [
    () => resumeOperations(),
    () => retryFailedQuery(cartList),
    () => retryFailedQuery(wishlistList),
    () => retryFailedQuery(addressList),
  ])

  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(api.middleware, services.timeTravel.middleware),
    // By default, subscribers are notified of optimistic patches a frame later.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
    devTools: devToolsOptions,
    ...(preloadedState && { preloadedState }),
  })
  return { ...store, services }
}
