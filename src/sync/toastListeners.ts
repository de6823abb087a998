import type { UnknownAction } from '@reduxjs/toolkit'
import { isExpectedRejection } from '@/api/api'
import { toast, type ToastKind } from '@/notifications/toast'
import type { StartListening } from '@/store/types'

/** Maps an action to the toast it shows (Spec §8), if any. Expected rejections show none. */
type ToastRow = [
  matches: (action: UnknownAction) => boolean,
  message: string | undefined,
  kind: ToastKind,
]

export function addToasts(startListening: StartListening, rows: readonly ToastRow[]): void {
  for (const [matches, message, kind] of rows) {
    if (message === undefined) continue
    startListening({
      predicate: (action) => matches(action) && !isExpectedRejection(action),
      effect: () => {
        toast(message, kind)
      },
    })
  }
}
