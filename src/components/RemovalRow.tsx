import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { focusHeading } from './focusHeading'
import { useDismissTimer } from '../notifications/useDismissTimer'
import { type Removal, type Removals, UNDO_SECONDS } from './useRemovals'
import { theme } from '../theme/theme'
import { VisuallyHidden } from '../theme/VisuallyHidden'

interface Props<T extends { _id: string; name: string }> {
  removal: Removal<T>
  removals: Pick<Removals<T>, 'describe' | 'forget' | 'restore'>
}

const Countdown = styled(Paper)({
  '--seconds': `${String(UNDO_SECONDS)}s`,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 2, 4),
  overflowWrap: 'anywhere',
  // Aligns its label with the text if it wraps below it.
  '& > .MuiButton-root': { marginInlineStart: theme.spacing(-3) },
  '@media print': { display: 'none' },
})

/** Replaces a removed item and offers undo. A bar shows its time, which hovering and focus hold. */
export function RemovalRow<T extends { _id: string; name: string }>({
  removal,
  removals: { describe, forget, restore },
}: Props<T>) {
  const { _id: id } = removal.entry
  const what = describe(removal.entry)
  const { isHeld, handlers } = useDismissTimer(UNDO_SECONDS * 1000, () => {
    forget(id)
  })
  return (
    <Countdown variant="tint" data-countdown={isHeld ? 'held' : 'running'} {...handlers}>
      <Typography>{what} removed</Typography>
      <Button
        variant="text"
        onClick={(event) => {
          // The second click of a double click on the delete button may land here.
          if (event.detail > 1) return
          focusHeading()
          void restore(removal)
        }}
      >
        Undo<VisuallyHidden>: keep {what}</VisuallyHidden>
      </Button>
    </Countdown>
  )
}
