import TuneIcon from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import { useAppSelector } from '../../app/hooks'
import { lazyDialog } from '../../components/lazyDialog'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { selectChoiceCount } from './filtersSlice'
import { useFiltersDialog } from './useFiltersDialog'

const FilterModal = lazyDialog(() => import('./FilterModal'), "We couldn't open the filters.")

/**
 * Opens the filters on narrow screens and shows how many are set. The dialog is loaded on the first
 * press.
 */
export function FilterButton({ count }: { count: number }) {
  const dialog = useFiltersDialog()
  const choices = useAppSelector(selectChoiceCount)
  const choicesId = useId()
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Badge color="primary" overlap="rectangular" badgeContent={choices === 0 ? null : choices}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-describedby={choices > 0 ? choicesId : undefined}
          onClick={dialog.open}
        >
          <TuneIcon />
          Filters
        </Button>
      </Badge>
      {choices > 0 && <VisuallyHidden id={choicesId}>{choices} set</VisuallyHidden>}
      <FilterModal open={dialog.isOpen} count={count} onClose={dialog.close} />
    </Box>
  )
}
