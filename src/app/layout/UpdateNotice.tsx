import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { getUpdate, subscribeToUpdate } from '../updates'

/** Offers a new version of the shop. The region is always there, or it would not be read out. */
export function UpdateNotice() {
  const applyUpdate = useSyncExternalStore(subscribeToUpdate, getUpdate, () => undefined)
  return (
    <Paper role="status" variant="tint" square>
      {applyUpdate && (
        <Stack
          direction="row"
          spacing={4}
          sx={{
            alignItems: 'center',
            justifyContent: 'center',
            px: 4,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography>A new version of the shop is ready.</Typography>
          <Button variant="outlined" onClick={applyUpdate}>
            Reload
          </Button>
        </Stack>
      )}
    </Paper>
  )
}
