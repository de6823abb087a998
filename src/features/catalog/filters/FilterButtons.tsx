import SwapVertIcon from '@mui/icons-material/SwapVert'
import TuneIcon from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import { useId, useState } from 'react'
import { useAppSelector } from '../../../store/hooks'
import { lazyDialog } from '../../../components/lazyComponent'
import { useHistoryDialog } from '../../../navigation/useHistoryDialog'
import { VisuallyHidden } from '../../../theme/VisuallyHidden'
import { selectChoiceCount } from './filtersSlice'
import { FILTERS_DIALOG } from './filtersUrl'
import { ToolButton } from './ToolButton'

const FilterModal = lazyDialog(() => import('./FilterModal'), "We couldn't open the filters.")

/** Open the filters on narrow screens, 'Sort' with the focus on the sort. */
export function FilterButtons({ count }: { count: number }) {
  const { isOpen, open, close } = useHistoryDialog(FILTERS_DIALOG)
  const [isForSort, setIsForSort] = useState(false)
  const choices = useAppSelector(selectChoiceCount)
  const choicesId = useId()
  const openFor = (sort: boolean) => () => {
    setIsForSort(sort)
    open()
  }
  return (
    <>
      <Badge color="primary" overlap="rectangular" badgeContent={choices === 0 ? null : choices}>
        <ToolButton
          icon={<TuneIcon />}
          label="Filters"
          aria-describedby={choices > 0 ? choicesId : undefined}
          onClick={openFor(false)}
        />
      </Badge>
      {choices > 0 && <VisuallyHidden id={choicesId}>{`${String(choices)} set`}</VisuallyHidden>}
      <ToolButton icon={<SwapVertIcon />} label="Sort" onClick={openFor(true)} />
      <FilterModal open={isOpen} isForSort={isForSort} count={count} onClose={close} />
    </>
  )
}
