import type { AppThunk } from '@/store/types'
import { loggedOutElsewhere, sessionRestored } from './authSlice'
import { storedSession } from './session'

/** Adopts the stored session on open and whenever another tab may have changed it. */
export function syncSessionFromStorage(): AppThunk {
  return (dispatch, getState) => {
    const stored = storedSession.read()
    const { authToken } = getState().auth
    if ((stored?.authToken ?? null) === authToken) return
    if (authToken !== null) dispatch(loggedOutElsewhere())
    if (stored) dispatch(sessionRestored(stored))
  }
}
