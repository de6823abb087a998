import Button from '@mui/material/Button'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectChoiceCount } from './appliedFilters'
import { cleared, selectSort } from './filtersSlice'

/** Resets every filter but the search term (Spec §4). Until one is set, it looks idle. */
export function ClearFilters() {
  const dispatch = useAppDispatch()
  const isUnsorted = useAppSelector(selectSort) === null
  const isIdle = useAppSelector(selectChoiceCount) === 0 && isUnsorted
  return (
    <Button
      variant="text"
      sx={isIdle ? { color: 'text.secondary' } : undefined}
      onClick={() => {
        dispatch(cleared())
      }}
    >
      Clear
    </Button>
  )
}
