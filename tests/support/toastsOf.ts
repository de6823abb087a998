import { getAnnouncements } from '@/notifications/toast'
import type { AppStore, AppThunk } from '@/store/types'

/** Dispatches something and resolves to the toasts that it showed, with their kinds. */
export async function toastsOf(store: AppStore, action: AppThunk<unknown>) {
  const before = getAnnouncements()
  await store.dispatch(action)
  return getAnnouncements()
    .filter((announcement) => !before.includes(announcement) && announcement.kind)
    .map(({ message, kind }) => [message, kind])
}
