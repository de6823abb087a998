/** Milliseconds a toast stays (Spec §8). */
export const TOAST_MS = 1000

/** Milliseconds for which a message is remembered. */
const MESSAGE_MS = 5000

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

interface Announcement {
  id: number
  message: string
  /** Unset for a message that is only announced. */
  kind?: ToastKind
}

let announcements: readonly Announcement[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setAnnouncements(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

/** The latest messages, for `useSyncExternalStore`. */
export function getAnnouncements(): readonly Announcement[] {
  return announcements
}

const none: readonly Announcement[] = []

/** The prerendered page has none, although a request may fail before it's hydrated. */
export function getPrerenderedAnnouncements(): readonly Announcement[] {
  return none
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Clear the messages when the region unmounts, so that the next one doesn't repeat them.
    if (listeners.size === 0) announcements = []
  }
}

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

function remember(message: string, kind?: ToastKind): void {
  lastId += 1
  const announcement = { id: lastId, message, ...(kind && { kind }) }
  setAnnouncements([...announcements, announcement])
  setTimeout(() => {
    if (announcements.includes(announcement))
      setAnnouncements(announcements.filter((other) => other !== announcement))
  }, MESSAGE_MS)
}

/** Shows a toast of the error catalogue (Spec §8), bottom right; works outside React. */
export function toast(message: string, kind: ToastKind): void {
  if (show) show(message, kind)
  else waiting.push([message, kind])
  remember(message, kind)
}

/** Announces a message without showing it. */
export function announce(message: string): void {
  remember(message)
}
