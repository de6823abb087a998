import Button from '@mui/material/Button'
import { memo, useDeferredValue } from 'react'
import { useAppSelector } from '../../store/hooks'
import { cleared, selectChoiceCount } from './filtersSlice'
import { type HistoryMode, useFilterActions } from './useFilterActions'

interface ClearFiltersProps {
  mode?: HistoryMode | undefined
}

interface ClearButtonProps extends ClearFiltersProps {
  /** Nothing is set. */
  isIdle: boolean
}

const ClearButton = memo(function ClearButton({ isIdle, mode }: ClearButtonProps) {
  const choose = useFilterActions()
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
})

/** Resets every filter but the search term (Spec §4). Its look follows a pressed filter. */
export function ClearFilters({ mode }: ClearFiltersProps) {
  const isIdle = useDeferredValue(useAppSelector(selectChoiceCount) === 0)
  return <ClearButton isIdle={isIdle} mode={mode} />
}
