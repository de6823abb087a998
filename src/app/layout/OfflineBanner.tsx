import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { backendReady } from '../../api/backend'
import type { RootState } from '../../store/types'

/** Shown while offline. The live region is always rendered, or it wouldn't be announced. */
export function OfflineBanner() {
  const store = useStore<RootState>()
  const isOnline = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.getState().api.config.online,
    // The prerendered markup doesn't depend on the connection.
    () => true,
  )
  return (
    <Paper role="status" variant="notice">
      {!isOnline && <OfflineNotice />}
    </Paper>
  )
}

/** Empty until the consequences are known, so that they're announced once. */
function OfflineNotice() {
  const [needsNetwork, setNeedsNetwork] = useState<boolean>()

  useEffect(() => {
    let isShown = true
    const show = (answer: boolean) => {
      if (isShown) setNeedsNetwork(answer)
    }
    backendReady().then(
      (backend) => {
        show(backend.needsNetwork)
      },
      () => {
        show(true)
      },
    )
    return () => {
      isShown = false
    }
  }, [])

  if (needsNetwork === undefined) return null
  return (
    <Typography>
      {needsNetwork
        ? "You're offline. You can keep browsing; changes will have to wait."
        : "You're offline. Keep shopping: your cart will catch up."}
    </Typography>
  )
}
