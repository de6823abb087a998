import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { theme } from '@/theme/theme'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { focusHeading } from './focusHeading'
import type { Removals, RemovedItem } from './useRemovals'

interface Props<T extends { _id: string; name: string }> {
  removal: RemovedItem<T>
  removals: Pick<Removals<T>, 'describe' | 'undo'>
}

const Root = styled(Paper)({
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

/** Replaces a removed item, says what has happened to it, and offers undo. */
export function RemovalRow<T extends { _id: string; name: string }>({
  removal,
  removals: { describe, undo },
}: Props<T>) {
  return (
    <Root variant="tint" role="group" aria-label={removal.text} tabIndex={-1} data-removal>
      <Typography>
        {/* The text begins with it; a shopper may have written it from right to left. */}
        <bdi>{removal.item.name}</bdi>
        {removal.text.slice(removal.item.name.length)}
      </Typography>
      {removal.canUndo && (
        <Button
          variant="text"
          onClick={(event) => {
            // The second click of a double click on the delete button may land here.
            if (event.detail > 1) return
            focusHeading()
            void undo(removal)
          }}
        >
          Undo<VisuallyHidden>: keep {describe(removal.item)}</VisuallyHidden>
        </Button>
      )}
    </Root>
  )
}
