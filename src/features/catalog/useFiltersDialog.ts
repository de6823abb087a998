import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppStore } from '../../store/hooks'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import { selectFilters } from './filtersSlice'
import { FILTERS_DIALOG, listingHref } from './filtersUrl'

/** The filters' dialog. Everything chosen in it becomes one step of the history when it closes. */
export function useFiltersDialog() {
  const { pathname, search } = useLocation()
  const store = useAppStore()
  const dialog = useHistoryDialog(FILTERS_DIALOG)
  const { isOpen } = dialog
  const [opened, setOpened] = useState({ isOpen, search })
  if (opened.isOpen !== isOpen) setOpened({ isOpen, search })
  return {
    isOpen,
    open: dialog.open,
    close: () => {
      if (search === opened.search) dialog.close()
      else dialog.closeTo(listingHref(selectFilters(store.getState()), pathname))
    },
  }
}
