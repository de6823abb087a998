import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isListing } from '../../navigation/paths'
import { QUICK_VIEW_ATTRIBUTE, plantHref } from './plantUrl'

/**
 * Opens the quick view for a click on any plant's picture in a list, for that list's element. One
 * handler for all of them: a Link each would render anew with every change of the address.
 */
export function useQuickView() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest(`[${QUICK_VIEW_ATTRIBUTE}]`) : null
    const id = link?.getAttribute(QUICK_VIEW_ATTRIBUTE)
    // Another tab or window is the browser's to open.
    if (id == null || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    const filters = isListing(pathname) ? search : ''
    void navigate(plantHref(id, filters), { state: { dialog: 'plant' } })
  }
}
