import { addListener, removeListener, type UnknownAction } from '@reduxjs/toolkit'
import type { AppDispatch, AppThunk, RootState, Services } from '../store/types'

const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>()
const removeAppListener = removeListener.withTypes<RootState, AppDispatch, Services>()

/** Resolves to what `select` returns as soon as that isn't undefined. */
export function waitFor<T>(select: (state: RootState) => T | undefined): AppThunk<Promise<T>> {
  return (dispatch, getState) =>
    new Promise((resolve) => {
      const now = select(getState())
      if (now !== undefined) {
        resolve(now)
        return
      }
      const listener = {
        predicate: (_action: UnknownAction, state: RootState) => select(state) !== undefined,
        effect: (_action: UnknownAction, { getState }: { getState: () => RootState }) => {
          const then = select(getState())
          if (then === undefined) return
          dispatch(removeAppListener(listener))
          resolve(then)
        },
      }
      dispatch(addAppListener(listener))
    })
}
