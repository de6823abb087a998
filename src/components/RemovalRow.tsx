import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import { useDismissTimer } from './useDismissTimer'
import { VisuallyHidden } from './VisuallyHidden'

/** Milliseconds for which a removal can be undone. */
const UNDO_MS = 8000

interface Props {
  id: string
  /** The name of what was removed. */
  name: string
  onUndo: () => void
  /** Called with the id when the time to undo is over; must be stable. */
  onExpire: (id: string) => void
}

/** Replaces a removed item and offers undo. Its timer pauses while it's hovered or focused. */
export function RemovalRow({ id, name, onUndo, onExpire }: Props) {
  const expire = useCallback(() => {
    onExpire(id)
  }, [id, onExpire])
  const handlers = useDismissTimer(UNDO_MS, expire)
  return (
    <Paper
      variant="tint"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 2,
        pl: 4,
        pr: 2,
        '@media print': { display: 'none' },
      }}
      {...handlers}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name} removed</Typography>
      <Button
        variant="text"
        onClick={() => {
          // The row goes; the keyboard goes on from the heading.
          document.querySelector('h1')?.focus()
          onUndo()
        }}
      >
        Undo<VisuallyHidden>: keep {name}</VisuallyHidden>
      </Button>
    </Paper>
  )
}
