import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from '../store'

/** Tells that the connection is gone. The region is always there, or it would not be read out. */
export function OfflineBanner() {
  const store = useStore<RootState>()
  const isOnline = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.getState().api.config.online,
    // The prerendered markup knows of no connection.
    () => true,
  )
  return (
    <Paper role="status" variant="tint" square>
      {!isOnline && (
        <Typography sx={{ px: 4, py: 2, textAlign: 'center' }}>
          You are offline. What was loaded stays; changes have to wait.
        </Typography>
      )}
    </Paper>
  )
}
