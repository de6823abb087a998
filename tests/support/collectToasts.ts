import { afterEach } from '@jest/globals'
import { getAnnouncements, subscribeToAnnouncements } from '@/notifications/toast'

let stopListening: (() => void) | undefined

afterEach(() => {
  stopListening?.()
  stopListening = undefined
})

/** Collects toasts from now on; the returned function returns those shown so far. */
export function collectToasts(): () => string[] {
  stopListening?.()
  const earlier = new Set(getAnnouncements().map(({ id }) => id))
  const toasts = new Map<number, string>()
  stopListening = subscribeToAnnouncements(() => {
    for (const { id, message } of getAnnouncements()) if (!earlier.has(id)) toasts.set(id, message)
  })
  return () => [...toasts.values()]
}
