import TuneIcon from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useId, useState } from 'react'
import { useAppSelector } from '../../app/hooks'
import { useHistoryDialog } from '../../app/useHistoryDialog'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { FILTERS_DIALOG } from './filtersAddress'
import { selectChoiceCount } from './filtersSlice'

const FilterModal = lazy(() => import('./FilterModal'))

/**
 * Opens the filters on narrow screens, and tells how many are set while they are out of sight. The
 * dialog's code comes with the first press.
 */
export function FilterButton({ count }: { count: number }) {
  const dialog = useHistoryDialog(FILTERS_DIALOG)
  const [wanted, setWanted] = useState(dialog.isOpen)
  const choices = useAppSelector(selectChoiceCount)
  const choicesId = useId()
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Badge color="primary" overlap="rectangular" badgeContent={choices === 0 ? null : choices}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-describedby={choices > 0 ? choicesId : undefined}
          onClick={() => {
            setWanted(true)
            dialog.open()
          }}
        >
          <TuneIcon />
          Filters
        </Button>
      </Badge>
      {choices > 0 && <VisuallyHidden id={choicesId}>{choices} set</VisuallyHidden>}
      {(wanted || dialog.isOpen) && (
        <Suspense>
          <FilterModal open={dialog.isOpen} count={count} onClose={dialog.close} />
        </Suspense>
      )}
    </Box>
  )
}
