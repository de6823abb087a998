/** Milliseconds a toast stays (Spec §8). */
export const TOAST_MS = 1000

/** Milliseconds for which an announcement stays in the page. */
const ANNOUNCED_MS = 5000

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Announcement {
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

/** What is announced, and the toasts that aren't shown yet, for `useSyncExternalStore`. */
export const getAnnouncements = () => announcements

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Otherwise the next shop in the same document, such as a test's, would repeat them.
    if (listeners.size === 0) announcements = []
  }
}

function add(message: string, kind?: ToastKind): number {
  lastId += 1
  setAnnouncements([...announcements, { id: lastId, message, ...(kind && { kind }) }])
  return lastId
}

/** Removes a toast that is about to be shown, or an announcement. Returns false if it's gone already. */
export function removeAnnouncement(id: number): boolean {
  const others = announcements.filter(({ id: other }) => other !== id)
  const isThere = others.length < announcements.length
  if (isThere) setAnnouncements(others)
  return isThere
}

/** Shows a toast of the error catalogue (Spec §8), bottom right; works outside React. */
export function toast(message: string, kind: ToastKind): void {
  add(message, kind)
}

/** Announces a message without showing it. */
export function announce(message: string): void {
  const id = add(message)
  setTimeout(() => {
    removeAnnouncement(id)
  }, ANNOUNCED_MS)
}
