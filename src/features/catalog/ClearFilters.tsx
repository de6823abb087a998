import Button from '@mui/material/Button'
import { cleared } from './filtersSlice'
import { type HistoryMode, useFilterChoice } from './useFilterChoice'

/** Resets every filter but the search term (Spec §4). */
export function ClearFilters({ mode }: { mode?: HistoryMode }) {
  const choose = useFilterChoice(mode)
  return (
    <Button
      variant="text"
      onClick={() => {
        choose(cleared())
      }}
    >
      Clear
    </Button>
  )
}
