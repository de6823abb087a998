import { isAction, isPending, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { afterPress } from '../platform/afterPress'
import type { AppDispatch, AppThunk, RootState } from '../store/types'

interface SendingList {
  query: { matchRejected: (action: UnknownAction) => boolean }
  actions: { pressed: { type: string } }
  selectChanges: (state: RootState) => unknown
  sendWaiting: (readHasFailed: boolean) => AppThunk
}

/**
 * Sends pending changes as soon as they may be sent: whenever those of a list have changed, and after
 * a press once the browser has had time to paint it. It comes after RTK Query's middleware, which
 * therefore sees a follow-up request before it looks whether the list can be refetched: one refetch
 * follows the last mutation.
 */
export function createSender(
  lists: readonly SendingList[],
): Middleware<object, RootState, AppDispatch> {
  return (store) => (next) => (action) => {
    const before = store.getState()
    const result = next(action)
    // A change frees no other one when its request starts. Sent from here, the next would overtake it.
    if (!isAction(action) || isPending(action)) return result
    const after = store.getState()
    for (const { query, actions, selectChanges, sendWaiting } of lists) {
      if (selectChanges(before) === selectChanges(after)) continue
      const send = () => {
        store.dispatch(sendWaiting(query.matchRejected(action)))
      }
      // Another press may cancel it until then.
      if (action.type === actions.pressed.type) afterPress(send)
      else send()
    }
    return result
  }
}
