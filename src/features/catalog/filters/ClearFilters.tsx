import Button from '@mui/material/Button'
import { memo, useDeferredValue } from 'react'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { cleared, selectChoiceCount } from './filtersSlice'

interface ClearButtonProps {
  /** Nothing is set. */
  isIdle: boolean
}

const ClearButton = memo(function ClearButton({ isIdle }: ClearButtonProps) {
  const dispatch = useAppDispatch()
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
})

/** Resets every filter but the search term (Spec §4). Its style updates after the filter itself. */
export function ClearFilters() {
  const isIdle = useDeferredValue(useAppSelector(selectChoiceCount) === 0)
  return <ClearButton isIdle={isIdle} />
}
