import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { dropWaitingToasts, getAnnouncements, subscribeToAnnouncements } from './toast'
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
  const [isMissing, setIsMissing] = useState(false)
  const isTelling = announcements.length > 0

  useEffect(() => {
    if (Stack) return
    const load = () => {
      import('./ToastStack').then(
        (loaded) => {
          setStack(() => loaded.default)
        },
        () => {
          // They are shown in their plain form below; the next toast tries again.
          dropWaitingToasts()
          setIsMissing(true)
        },
      )
    }
    const idle = isTelling ? undefined : setTimeout(load, IDLE_MS)
    if (isTelling) load()
    window.addEventListener('online', load)
    return () => {
      clearTimeout(idle)
      window.removeEventListener('online', load)
    }
  }, [Stack, isTelling])

  return (
    <>
      {Stack && <Stack />}
      {!Stack && isMissing && isTelling && (
        <Paper
          elevation={2}
          // Read out by the region below.
          aria-hidden="true"
          sx={{
            position: 'fixed',
            right: '1rem',
            bottom: '1rem',
            zIndex: 'snackbar',
            px: 4,
            py: 2,
          }}
        >
          {announcements.map(({ id, message }) => (
            <Typography key={id}>{message}</Typography>
          ))}
        </Paper>
      )}
      <VisuallyHidden role="status" aria-live="polite" aria-atomic="false">
        {announcements.map(({ id, message }) => (
          <span key={id}>{message}</span>
        ))}
      </VisuallyHidden>
    </>
  )
}
