import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import {
  dropWaitingToasts,
  getAnnouncements,
  getPrerenderedAnnouncements,
  subscribeToAnnouncements,
} from './toast'
import { VisuallyHidden } from '../theme/VisuallyHidden'

/** Milliseconds until an idle page loads the toasts' code, so that it also works offline. */
const IDLE_MS = 3000

/**
 * Renders the toasts (Spec §8) inside one polite live region that stays, because a screen reader only
 * announces what's added to a region that it already knows. Messages without a toast are in it, too.
 */
export function Toaster() {
  const announcements = useSyncExternalStore(
    subscribeToAnnouncements,
    getAnnouncements,
    getPrerenderedAnnouncements,
  )
  const [Stack, setStack] = useState<ComponentType<{ domRoot: HTMLElement }>>()
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const toasts = announcements.filter(({ kind }) => kind)
  const hasToasts = toasts.length > 0

  useEffect(() => {
    if (Stack) return
    const load = () => {
      import('./ToastStack').then(
        (loaded) => {
          setStack(() => loaded.default)
        },
        () => {
          // Toasts are shown in a plain form below. The next one retries, and so does an idle page.
          setIsMissing(true)
        },
      )
    }
    const idle = hasToasts ? undefined : setTimeout(load, IDLE_MS)
    if (hasToasts) load()
    window.addEventListener('online', load)
    return () => {
      clearTimeout(idle)
      window.removeEventListener('online', load)
    }
  }, [Stack, hasToasts])

  useEffect(() => {
    // All of them have been shown in the plain form.
    if (isMissing && !hasToasts) dropWaitingToasts()
  }, [isMissing, hasToasts])

  return (
    <Box ref={setRegion} aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {Stack && region && <Stack domRoot={region} />}
      {!Stack && isMissing && hasToasts && (
        <Paper
          elevation={2}
          role="status"
          sx={{
            position: 'fixed',
            right: '1rem',
            bottom: '1rem',
            zIndex: 'snackbar',
            px: 4,
            py: 2,
          }}
        >
          {toasts.map(({ id, message }) => (
            <Typography key={id}>{message}</Typography>
          ))}
        </Paper>
      )}
      <VisuallyHidden as="div" role="status" aria-atomic="false">
        {/* Paragraphs, because two of them in one block would be read as one sentence. */}
        {announcements.map(({ id, message, kind }) => !kind && <p key={id}>{message}</p>)}
      </VisuallyHidden>
    </Box>
  )
}
