import Button from '@mui/material/Button'
import { useAppSelector } from '../../app/hooks'
import { cleared, selectChoiceCount } from './filtersSlice'
import { type HistoryMode, useFilterActions } from './useFilterActions'

/** Resets every filter but the search term (Spec §4). */
export function ClearFilters({ mode }: { mode?: HistoryMode | undefined }) {
  const choose = useFilterActions()
  const isIdle = useAppSelector(selectChoiceCount) === 0
  return (
    <Button
      variant="text"
      // By attribute: a second style would be created and inserted by the first filter's press.
      data-idle={isIdle}
      sx={{ '&[data-idle="true"]': { color: 'text.secondary' } }}
      onClick={() => {
        choose(cleared(), mode)
      }}
    >
      Clear
    </Button>
  )
}
