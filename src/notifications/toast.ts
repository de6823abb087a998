/** Milliseconds a toast stays (Spec §8). */
export const TOAST_MS = 1000

/** Milliseconds the same message stays in the region that reads it out. */
const SPOKEN_MS = 5000

interface Announcement {
  id: number
  message: string
}

let announcements: readonly Announcement[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setAnnouncements(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

/** What the live region says now; for `useSyncExternalStore`. */
export function getAnnouncements(): readonly Announcement[] {
  return announcements
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // With the region goes what it said; another one would say it again.
    if (listeners.size === 0) announcements = []
  }
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
type Show = (message: string, kind: ToastKind) => void

/** Toasts from before any can be shown: they appear as soon as they can. */
let waiting: [message: string, kind: ToastKind][] = []
let show: Show | undefined

/** Called by what can show toasts; the returned function takes that back. */
export function setToastRenderer(newShow: Show): () => void {
  show = newShow
  for (const [message, kind] of waiting) newShow(message, kind)
  waiting = []
  return () => {
    show = undefined
  }
}

/** Forgets toasts that could not be shown in their time. */
export function dropWaitingToasts(): void {
  waiting = []
}

/** Shows a toast of the error catalogue (Spec §8), bottom right; works outside React. */
export function toast(message: string, kind: ToastKind): void {
  if (show) show(message, kind)
  else waiting.push([message, kind])
  announce(message)
}

/** Has a message read out, and shows nothing. */
export function announce(message: string): void {
  lastId += 1
  const announcement = { id: lastId, message }
  setAnnouncements([...announcements, announcement])
  setTimeout(() => {
    if (announcements.includes(announcement))
      setAnnouncements(announcements.filter((other) => other !== announcement))
  }, SPOKEN_MS)
}
