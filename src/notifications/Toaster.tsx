import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { loadAhead, showUnavailable } from '@/platform/loadCode'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { type Announcement, getAnnouncements, subscribeToAnnouncements } from './toast'

const none: readonly Announcement[] = []

/**
 * The toasts (Spec §8), whose code is loaded with the first one or when the page is idle, and a live region
 * for messages that are only announced. It stays, because a screen reader only announces what's added to a
 * region that it already knows.
 */
export function Toaster() {
  // The prerendered page has no messages, although a request may fail before it's hydrated.
  const announcements = useSyncExternalStore(subscribeToAnnouncements, getAnnouncements, () => none)
  const [Stack, setStack] = useState<ComponentType<{ toasts: readonly Announcement[] }>>()
  const toasts = announcements.filter(({ kind }) => kind)
  const hasToasts = toasts.length > 0

  useEffect(() => {
    const load = async () => {
      const loaded = await import('./ToastStack')
      setStack(() => loaded.default)
    }
    if (hasToasts)
      load().catch(() => {
        showUnavailable(true)
      })
    else loadAhead(load)
  }, [hasToasts])

  return (
    <>
      {/* Orca says nothing of a toast that is a new live region with its text. */}
      <div aria-live="polite">{Stack && <Stack toasts={toasts} />}</div>
      <VisuallyHidden as="div" role="status" aria-atomic="false">
        {/* Paragraphs, because two of them in one block would be read as one sentence. */}
        {announcements.map(({ id, message, kind }) => !kind && <p key={id}>{message}</p>)}
      </VisuallyHidden>
    </>
  )
}
