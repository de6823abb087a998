import Button from '@mui/material/Button'
import { cleared } from './filtersSlice'
import { type HistoryMode, useFilterActions } from './useFilterActions'

/** Resets every filter but the search term (Spec §4). */
export function ClearFilters({ mode }: { mode?: HistoryMode | undefined }) {
  const choose = useFilterActions()
  return (
    <Button
      variant="text"
      onClick={() => {
        choose(cleared(), mode)
      }}
    >
      Clear
    </Button>
  )
}
