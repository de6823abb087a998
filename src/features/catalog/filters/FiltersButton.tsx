import TuneIcon from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import { useId } from 'react'
import { lazyDialog } from '@/components/lazyComponent'
import { useHistoryDialog } from '@/navigation/useHistoryDialog'
import { useAppSelector } from '@/store/hooks'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { selectChoiceCount } from './appliedFilters'
import { FILTERS_DIALOG } from './filtersUrl'

const FilterModal = lazyDialog(() => import('./FilterModal'), "We couldn't open the filters.")

/** Opens the filters on narrow screens (Spec §2). */
export function FiltersButton() {
  const { isOpen, open, close } = useHistoryDialog(FILTERS_DIALOG)
  const choices = useAppSelector(selectChoiceCount)
  const choicesId = useId()
  return (
    <>
      <Badge color="primary" overlap="rectangular" badgeContent={choices === 0 ? null : choices}>
        <Button
          variant="outlined"
          aria-label="Filters"
          aria-haspopup="dialog"
          aria-describedby={choices > 0 ? choicesId : undefined}
          onClick={open}
        >
          <TuneIcon />
          <span>Filters</span>
        </Button>
      </Badge>
      {choices > 0 && <VisuallyHidden id={choicesId}>{`${String(choices)} set`}</VisuallyHidden>}
      <FilterModal open={isOpen} onClose={close} />
    </>
  )
}
