import TuneIcon from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useId } from 'react'
import { useAppSelector } from '../../app/hooks'
import { lazyDialog } from '../../components/lazyDialog'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { selectChoiceCount } from './filtersSlice'
import { useFiltersDialog } from './useFiltersDialog'

const FilterModal = lazyDialog(() => import('./FilterModal'), "We couldn't open the filters.")

/** The button, with the number of filters that are set. Memoised, because the URL often changes. */
const CountedButton = memo(function CountedButton({ onClick }: { onClick: () => void }) {
  const choices = useAppSelector(selectChoiceCount)
  const choicesId = useId()
  return (
    <>
      <Badge color="primary" overlap="rectangular" badgeContent={choices === 0 ? null : choices}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-describedby={choices > 0 ? choicesId : undefined}
          onClick={onClick}
        >
          <TuneIcon />
          Filters
        </Button>
      </Badge>
      {choices > 0 && <VisuallyHidden id={choicesId}>{choices} set</VisuallyHidden>}
    </>
  )
})

/** Opens the filters on narrow screens. The dialog is loaded on the first press. */
export function FilterButton({ count }: { count: number }) {
  const dialog = useFiltersDialog()
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <CountedButton onClick={dialog.open} />
      <FilterModal open={dialog.isOpen} count={count} onClose={dialog.close} />
    </Box>
  )
}
