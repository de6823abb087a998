import { isExpectedRejection } from '@/api/api'
import type { StartListening } from '@/store/types'
import { addToasts } from '@/sync/toastListeners'
import { catalogApi } from './catalogApi'

const { getProducts, getCategories } = catalogApi.endpoints

/** The catalogue's toast (Spec §8). Failed categories are only logged, because four are known. */
export function addCatalogListeners(startListening: StartListening): void {
  addToasts(startListening, [[getProducts.matchRejected, 'Product list error', 'error']])
  startListening({
    matcher: getCategories.matchRejected,
    effect: (action) => {
      if (!isExpectedRejection(action))
        console.warn('The categories could not be read.', action.payload)
    },
  })
}
