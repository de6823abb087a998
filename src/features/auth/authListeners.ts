import { isAnyOf } from '@reduxjs/toolkit'
import { api, sessionEnded } from '@/api/api'
import { catalogApi, selectProducts } from '@/features/catalog/catalogApi'
import { toast } from '@/notifications/toast'
import type { StartListening } from '@/store/types'
import { addToasts } from '@/sync/toastListeners'
import { authApi } from './authApi'
import { loggedOut, loggedOutElsewhere, loginRequired, passwordMismatch } from './authSlice'
import { endSession } from './endSession'
import { storedSession } from './session'
import { syncSessionFromStorage } from './syncSessionFromStorage'

const { login, signup } = authApi.endpoints

/** Updates toasts, storage and the cache when the session changes (Spec §4, §8). */
export function addAuthListeners(startListening: StartListening): void {
  for (const { matchPending, matchFulfilled } of [login, signup]) {
    startListening({
      matcher: matchPending,
      effect: ({ meta }, { dispatch }) => {
        // Only the latest may start a session. A visitor has no other mutations.
        for (const earlier of dispatch(api.util.getRunningMutationsThunk()))
          if (earlier.requestId !== meta.requestId) earlier.abort()
      },
    })
    startListening({
      matcher: matchFulfilled,
      effect: ({ payload }) => {
        if (!storedSession.write(payload))
          toast('Your browser blocks storage, so closing this page signs you out.', 'info')
      },
    })
  }
  addToasts(startListening, [
    [login.matchFulfilled, 'Login Successful', 'success'],
    [login.matchRejected, 'Error while login', 'error'],
    [passwordMismatch.match, 'Passwords do not match', 'error'],
    [signup.matchFulfilled, 'Signup Successful', 'success'],
    [signup.matchRejected, 'Error while signing up user', 'error'],
    [loginRequired.match, 'Please login to add product to wishlist', 'info'],
    [loggedOut.match, 'Logout Successful', 'success'],
  ])
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { getOriginalState }) => {
      storedSession.clear()
      const { authToken } = getOriginalState().auth
      if (authToken !== null) void endSession(authToken)
    },
  })
  startListening({
    matcher: isAnyOf(loggedOut, sessionEnded, loggedOutElsewhere),
    effect: (action, { dispatch, getOriginalState }) => {
      const products = selectProducts(getOriginalState())
      dispatch(api.util.resetApiState())
      // The catalogue is public, and a plant on screen may have the focus. A logout clears it too (Spec §4).
      if (products && !loggedOut.match(action))
        dispatch(
          catalogApi.util.upsertQueryEntries([
            { endpointName: 'getProducts', arg: undefined, value: [...products] },
          ]),
        )
    },
  })
  startListening({
    actionCreator: sessionEnded,
    effect: (_action, { dispatch, getOriginalState }) => {
      // A tab that wakes up may be refused late: another tab may have logged in since.
      const refusedToken = getOriginalState().auth.authToken
      if (storedSession.read()?.authToken === refusedToken) storedSession.clear()
      dispatch(syncSessionFromStorage())
    },
  })
}
