import { useLocation, useNavigate } from 'react-router-dom'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import { PLANT_DIALOG, plantOf, withoutPlant } from './plantUrl'

/**
 * The plant whose quick view the URL asks for. Opened by a link from elsewhere, it has no entry of
 * the listing below its own: closing it replaces the URL instead of going back.
 */
export function useOpenPlant() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const dialog = useHistoryDialog(PLANT_DIALOG)
  const id = plantOf(search)
  return {
    id,
    close: () => {
      if (dialog.isOpen) dialog.close()
      else if (id !== null) void navigate(withoutPlant(search), { replace: true })
    },
  }
}
