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
      {...(isIdle && { color: 'inherit', sx: { color: 'text.secondary' } })}
      onClick={() => {
        choose(cleared(), mode)
      }}
    >
      Clear
    </Button>
  )
}
