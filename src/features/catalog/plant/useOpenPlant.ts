import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHistoryDialog } from '@/navigation/useHistoryDialog'
import { PLANT_DIALOG, plantHref, plantOf, QUICK_VIEW_ATTRIBUTE, withoutPlant } from './plantUrl'

/** The plant whose quick view the URL opens. */
export function useOpenPlant() {
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const dialog = useHistoryDialog(PLANT_DIALOG, { pageHref: withoutPlant(search, pathname) })
  const id = plantOf(search)
  const lastStep = useRef<string>(undefined)

  useEffect(() => {
    if (id !== null || lastStep.current === undefined) return
    // The card of the plant that was shown last, not of the one that the dialog was opened from.
    const links = document.querySelectorAll<HTMLElement>(`[${QUICK_VIEW_ATTRIBUTE}]`)
    const isOfLast = (link: Element) => link.getAttribute(QUICK_VIEW_ATTRIBUTE) === lastStep.current
    const link = [...links].find(isOfLast)
    lastStep.current = undefined
    link?.focus()
  }, [id])

  return {
    id,
    /** Another plant reuses the entry, so that one Back still closes the dialog. */
    step: (productId: string) => {
      if (dialog.isClosing()) return
      lastStep.current = productId
      void navigate(plantHref(productId, search, pathname), { replace: true, state })
    },
    close: dialog.close,
  }
}
