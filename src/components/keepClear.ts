/** Marks an element that toasts must not cover (src/notifications/placeToasts.ts). */
export const KEEP_CLEAR_ATTRIBUTE = 'data-keep-clear'

export const keepClear = { [KEEP_CLEAR_ATTRIBUTE]: '' } as const
