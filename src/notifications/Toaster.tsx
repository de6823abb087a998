import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { getAnnouncements, subscribeToAnnouncements } from './toast'
import { VisuallyHidden } from '../components/VisuallyHidden'

/** Milliseconds until an idle page fetches the toasts' code, so that it is there offline too. */
const IDLE_MS = 3000

/** Where toasts appear, and the polite live region that repeats them (Spec §8). */
export function Toaster() {
  const announcements = useSyncExternalStore(
    subscribeToAnnouncements,
    getAnnouncements,
    getAnnouncements,
  )
  const [Stack, setStack] = useState<ComponentType>()
  const isTelling = announcements.length > 0

  useEffect(() => {
    if (Stack) return
    const load = () => {
      import('./ToastStack').then(
        (loaded) => {
          setStack(() => loaded.default)
        },
        () => {
          // The region below has told it; the next toast tries again.
        },
      )
    }
    if (isTelling) {
      load()
      return
    }
    const idle = setTimeout(load, IDLE_MS)
    return () => {
      clearTimeout(idle)
    }
  }, [Stack, isTelling])

  return (
    <>
      {Stack && <Stack />}
      <VisuallyHidden role="status" aria-live="polite" aria-atomic="false">
        {announcements.map(({ id, message }) => (
          <span key={id}>{message}</span>
        ))}
      </VisuallyHidden>
    </>
  )
}
