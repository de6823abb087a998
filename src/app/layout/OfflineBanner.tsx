import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { backendReady } from '@/api/backend'

function subscribe(listener: () => void) {
  const types = ['online', 'offline']
  for (const type of types) window.addEventListener(type, listener)
  return () => {
    for (const type of types) window.removeEventListener(type, listener)
  }
}

/**
 * Shown while offline, once the consequences are known, so that they're announced once. The live region is
 * always rendered, or it wouldn't be announced.
 */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // The prerendered markup doesn't depend on the connection.
    () => true,
  )
  const [needsNetwork, setNeedsNetwork] = useState<boolean>()

  useEffect(() => {
    if (isOnline) return
    backendReady().then(
      (backend) => {
        setNeedsNetwork(backend.needsNetwork)
      },
      () => {
        setNeedsNetwork(true)
      },
    )
  }, [isOnline])

  return (
    <Paper role="status" variant="notice">
      {!isOnline && needsNetwork !== undefined && (
        <Typography>
          {needsNetwork
            ? "You're offline. You can keep browsing; changes will have to wait."
            : "You're offline. Keep shopping: your cart will catch up."}
        </Typography>
      )}
    </Paper>
  )
}
