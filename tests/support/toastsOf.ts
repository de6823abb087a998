import type { AppStore, AppThunk } from '../../src/store/types'
import { setToastRenderer, type ToastKind } from '../../src/notifications/toast'

/** Dispatches something and resolves to the toasts that it showed, with their kinds. */
export async function toastsOf(store: AppStore, action: AppThunk<unknown>) {
  const toasts: [message: string, kind: ToastKind][] = []
  const unregister = setToastRenderer((...toast) => toasts.push(toast))
  await store.dispatch(action)
  unregister()
  return toasts
}
