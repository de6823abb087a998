import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { restoreWanted, storedWanted } from '@/app/wanted/wantedSlice'
import { listTags } from '@/contract/lists'
import { selectUserKey } from '@/features/auth/authSlice'
import { SESSION_KEY } from '@/features/auth/session'
import { syncSessionFromStorage } from '@/features/auth/syncSessionFromStorage'
import { filterKeys } from '@/platform/keyFilter'
import type { AppStore } from '@/store/types'

/**
 * Dispatches what happens outside the page: changes in other tabs (session and lists), connection
 * changes, and a restore from the back/forward cache. Makes a held key one press. Returns a function that detaches.
 */
export function attachPageListeners(store: AppStore): () => void {
  const { dispatch, services } = store
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) dispatch(syncSessionFromStorage())
    if (key === storedWanted.key || key === null) dispatch(restoreWanted())
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    dispatch(syncSessionFromStorage())
    dispatch(api.util.invalidateTags([...listTags]))
  }
  dispatch(restoreWanted())
  const detachments = [
    filterKeys(),
    setupListeners(dispatch),
    services.crossTabSync.subscribe(({ list, user }) => {
      if (selectUserKey(store.getState()) === user) dispatch(api.util.invalidateTags([list]))
    }),
  ]
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
    for (const detach of detachments) detach()
  }
}
