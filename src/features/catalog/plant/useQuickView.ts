import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DialogEntry } from '../../../navigation/useHistoryDialog'
import { isListing, paths } from '../../../navigation/paths'
import { PLANT_DIALOG, plantHref, plantOf, QUICK_VIEW_ATTRIBUTE, withoutPlant } from './plantUrl'

/**
 * Opens the quick view when a plant's picture in a list is clicked. Attach the handler to the list:
 * with a Link each, every picture would re-render on every URL change.
 */
export function useQuickView() {
  const navigate = useNavigate()
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
    const [path, filters] = isListing(pathname) ? [pathname, search] : [paths.productListing, '']
    const open = plantOf(filters)
    if (open === id) return
    const entry: DialogEntry = { dialog: PLANT_DIALOG, over: withoutPlant(filters, path) }
    // While an open quick view's code is loading, another plant reuses its entry.
    const history = open === null ? { state: entry } : { replace: true, state }
    void navigate(plantHref(id, filters, path), history)
  }
}
