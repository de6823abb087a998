/** Milliseconds a toast stays (Spec §8). */
export const TOAST_MS = 1000

/** Milliseconds a message stays in the live region. */
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

/** The live region's current text, for `useSyncExternalStore`. */
export function getAnnouncements(): readonly Announcement[] {
  return announcements
}

const none: readonly Announcement[] = []

/** What the prerendered live region contains: a request may have failed before it's hydrated. */
export function getPrerenderedAnnouncements(): readonly Announcement[] {
  return none
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Clear the announcement when the region unmounts, so that the next one doesn't repeat it.
    if (listeners.size === 0) announcements = []
  }
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
type Show = (message: string, kind: ToastKind) => void

/** Toasts queued until the renderer is ready. */
let waiting: [message: string, kind: ToastKind][] = []
let show: Show | undefined

/** Registers the toast renderer; the returned function unregisters it. */
export function setToastRenderer(newShow: Show): () => void {
  show = newShow
  for (const [message, kind] of waiting) newShow(message, kind)
  waiting = []
  return () => {
    show = undefined
  }
}

/** Drops all queued toasts, for a page that has shown them in another form. */
export function dropWaitingToasts(): void {
  waiting = []
}

/** Shows a toast of the error catalogue (Spec §8), bottom right; works outside React. */
export function toast(message: string, kind: ToastKind): void {
  if (show) show(message, kind)
  else waiting.push([message, kind])
  announce(message)
}

/** Announces a message without showing it. */
export function announce(message: string): void {
  lastId += 1
  const announcement = { id: lastId, message }
  setAnnouncements([...announcements, announcement])
  setTimeout(() => {
    if (announcements.includes(announcement))
      setAnnouncements(announcements.filter((other) => other !== announcement))
  }, SPOKEN_MS)
}
