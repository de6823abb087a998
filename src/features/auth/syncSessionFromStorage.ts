import type { AppThunk } from '../../app/store'
import { loggedOutElsewhere, sessionRestored } from './authSlice'
import { readSession } from './session'

/** Takes over what is stored: on open, and when another tab may have changed it. */
export function syncSessionFromStorage(): AppThunk {
  return (dispatch, getState) => {
    const stored = readSession()
    const { authToken } = getState().auth
    if ((stored?.authToken ?? null) === authToken) return
    if (authToken !== null) dispatch(loggedOutElsewhere())
    if (stored) dispatch(sessionRestored(stored))
  }
}
