import { addListener } from '@reduxjs/toolkit'
import type { AppDispatch, AppThunk, RootState, Services } from '../store/types'

const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>()

/** Resolves to the first value of `select` that isn't undefined. */
export function waitFor<T>(select: (state: RootState) => T | undefined): AppThunk<Promise<T>> {
  return (dispatch, getState) =>
    new Promise((resolve) => {
      const now = select(getState())
      if (now !== undefined) {
        resolve(now)
        return
      }
      dispatch(
        addAppListener({
          predicate: (_action, state) => select(state) !== undefined,
          effect: (_action, listener) => {
            const then = select(getState())
            if (then === undefined) return
            listener.unsubscribe()
            resolve(then)
          },
        }),
      )
    })
}
