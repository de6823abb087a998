import { isExpectedRejection } from '@/api/api'
import type { StartListening } from '@/store/types'
import { addToasts } from '@/sync/toastListeners'
import { cartApi } from './cartApi'
import { cartLoadFailed } from './cartThunks'

const { changeQty } = cartApi.endpoints

export function addCartListeners(startListening: StartListening): void {
  addToasts(startListening, [[cartLoadFailed.match, 'Cart error', 'error']])
  startListening({
    matcher: changeQty.matchRejected,
    effect: (action) => {
      // Only logged (Spec §8).
      if (!isExpectedRejection(action))
        console.warn('The quantity could not be changed.', action.payload)
    },
  })
}
