import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isListing, paths } from '@/navigation/paths'
import type { DialogEntry } from '@/navigation/useHistoryDialog'
import { useAppStore } from '@/store/hooks'
import { listingHref } from '../filters/filtersUrl'
import { filtersSettled } from '../filters/filtersUrlListener'
import { PLANT_DIALOG, plantHref, plantOf, QUICK_VIEW_ATTRIBUTE, withoutPlant } from './plantUrl'

/**
 * Opens the quick view when a plant's link in a list is clicked. Attach the handler to the list, whose links
 * are plain ones.
 */
export function useQuickView() {
  const navigate = useNavigate()
  const store = useAppStore()
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  return (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest(`[${QUICK_VIEW_ATTRIBUTE}]`) : null
    const id = link?.getAttribute(QUICK_VIEW_ATTRIBUTE)
    // The browser opens other tabs and windows.
    if (id == null || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    // Back returns to the filters as they are now.
    store.dispatch(filtersSettled())
    const [path, filters] = isListing(pathname)
      ? [pathname, listingHref(store.getState().filters, '', search)]
      : [paths.productListing, '']
    const open = plantOf(filters)
    if (open === id) return
    const entry: DialogEntry = { dialog: PLANT_DIALOG, over: withoutPlant(filters, path) }
    // While an open quick view's code is loading, another plant reuses its entry.
    const history = open === null ? { state: entry } : { replace: true, state }
    void navigate(plantHref(id, filters, path), history)
  }
}
