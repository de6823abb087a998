import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { getUpdate, subscribeToUpdate } from '../../platform/updates'

/** Offers a new version. The live region is always rendered, or it wouldn't be announced. */
export function UpdateNotice() {
  const applyUpdate = useSyncExternalStore(subscribeToUpdate, getUpdate, () => undefined)
  return (
    <Paper role="status" variant="notice">
      {applyUpdate && (
        <>
          <Typography>A new version of the shop is ready.</Typography>
          <Button variant="outlined" onClick={applyUpdate}>
            Reload
          </Button>
        </>
      )}
    </Paper>
  )
}
