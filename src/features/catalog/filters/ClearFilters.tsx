import Button from '@mui/material/Button'
import { useAppDispatch } from '../../../store/hooks'
import { cleared } from './filtersSlice'

/** Resets every filter but the search term (Spec §4). */
export function ClearFilters() {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant="text"
      onClick={() => {
        dispatch(cleared())
      }}
    >
      Clear
    </Button>
  )
}
