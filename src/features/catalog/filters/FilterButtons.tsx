import SwapVertIcon from '@mui/icons-material/SwapVert'
import TuneIcon from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import { memo, useCallback, useDeferredValue, useId, useState } from 'react'
import { useAppSelector } from '../../../store/hooks'
import { lazyDialog } from '../../../components/lazyDialog'
import { useHistoryDialog } from '../../../navigation/useHistoryDialog'
import { VisuallyHidden } from '../../../theme/VisuallyHidden'
import { selectChoiceCount } from './filtersSlice'
import { FILTERS_DIALOG } from './filtersUrl'
import { ToolButton } from './ToolButton'

const FilterModal = lazyDialog(() => import('./FilterModal'), "We couldn't open the filters.")

interface CountedButtonProps {
  /** The number of filters that are set. */
  choices: number
  onClick: () => void
}

/** Memoised, because its count is deferred, and the URL often changes. */
const CountedButton = memo(function CountedButton({ choices, onClick }: CountedButtonProps) {
  const choicesId = useId()
  return (
    <>
      <Badge color="primary" overlap="rectangular" badgeContent={choices === 0 ? null : choices}>
        <ToolButton
          icon={<TuneIcon />}
          label="Filters"
          aria-describedby={choices > 0 ? choicesId : undefined}
          onClick={onClick}
        />
      </Badge>
      {choices > 0 && <VisuallyHidden id={choicesId}>{`${String(choices)} set`}</VisuallyHidden>}
    </>
  )
})

const arrows = <SwapVertIcon />

/**
 * Open the filters on narrow screens, 'Sort' with the focus on the sort. The dialog is loaded on the
 * first press. The count follows a pressed filter, which responds first: the dialog covers it, and wide
 * screens hide it.
 */
export function FilterButtons({ count }: { count: number }) {
  const { isOpen, open, close } = useHistoryDialog(FILTERS_DIALOG)
  const [isForSort, setIsForSort] = useState(false)
  const choices = useDeferredValue(useAppSelector(selectChoiceCount))
  const openFilters = useCallback(() => {
    setIsForSort(false)
    open()
  }, [open])
  const openSort = useCallback(() => {
    setIsForSort(true)
    open()
  }, [open])
  return (
    <>
      <CountedButton choices={choices} onClick={openFilters} />
      <ToolButton icon={arrows} label="Sort" onClick={openSort} />
      <FilterModal open={isOpen} isForSort={isForSort} count={count} onClose={close} />
    </>
  )
}
