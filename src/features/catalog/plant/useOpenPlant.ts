import { useLocation, useNavigate } from 'react-router-dom'
import { useHistoryDialog } from '../../../navigation/useHistoryDialog'
import { PLANT_DIALOG, plantHref, plantOf, withoutPlant } from './plantUrl'

/** The plant whose quick view the URL opens. */
export function useOpenPlant() {
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const dialog = useHistoryDialog(PLANT_DIALOG, { pageHref: withoutPlant(search, pathname) })
  return {
    id: plantOf(search),
    /** Another plant reuses the entry, so that one Back still closes the dialog. */
    step: (productId: string) => {
      if (!dialog.isClosing())
        void navigate(plantHref(productId, search, pathname), { replace: true, state })
    },
    close: dialog.close,
  }
}
