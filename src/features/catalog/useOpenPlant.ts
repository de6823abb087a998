import { useLocation, useNavigate } from 'react-router-dom'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import { PLANT_DIALOG, plantHref, plantOf, withoutPlant } from './plantUrl'

/**
 * The plant whose quick view the URL opens. After a link from elsewhere there's no entry of the
 * listing to go back to, so closing it replaces the URL.
 */
export function useOpenPlant() {
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const dialog = useHistoryDialog(PLANT_DIALOG)
  const id = plantOf(search)
  return {
    id,
    /** Another plant takes the entry over, so that one Back still closes the dialog. */
    step: (productId: string) => {
      if (!dialog.isClosing())
        void navigate(plantHref(productId, search, pathname), { replace: true, state })
    },
    close: () => {
      if (dialog.isOpen) dialog.close()
      else if (id !== null) void navigate(withoutPlant(search, pathname), { replace: true })
    },
  }
}
