import { setupListeners } from '@reduxjs/toolkit/query'
import { SESSION_KEY } from '../features/auth/session'
import { selectUserKey } from '../features/auth/authSlice'
import { followStoredSession } from '../features/auth/storedSession'
import { api } from './api'
import type { AppStore } from './store'

/**
 * Keeps a store true to what happens around its page: other tabs (session and lists), the
 * connection, and a return from the back/forward cache. The returned function ends that.
 */
export function followPage(store: AppStore): () => void {
  const checkSession = () => {
    store.dispatch(followStoredSession())
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) checkSession()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    checkSession()
    store.dispatch(api.util.invalidateTags(['Cart', 'Wishlist', 'Addresses']))
  }
  const endings = [
    setupListeners(store.dispatch),
    store.services.news.follow(({ list, user }) => {
      if (selectUserKey(store.getState()) === user) store.dispatch(api.util.invalidateTags([list]))
    }),
  ]
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
    for (const end of endings) end()
  }
}
