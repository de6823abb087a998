import Button from '@mui/material/Button'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { cleared, selectChoiceCount } from './filtersSlice'

/** Resets every filter but the search term (Spec §4). */
export function ClearFilters() {
  const dispatch = useAppDispatch()
  const isIdle = useAppSelector(selectChoiceCount) === 0
  return (
    <Button
      variant="text"
      // By attribute: a second style would be created and inserted by the first filter's press.
      data-idle={isIdle}
      sx={{ '&[data-idle="true"]': { color: 'text.secondary' } }}
      onClick={() => {
        dispatch(cleared())
      }}
    >
      Clear
    </Button>
  )
}
