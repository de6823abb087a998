import { lazyDialog } from '../../../components/lazyComponent'
import { useHistoryDialog } from '../../../navigation/useHistoryDialog'

/** The question's dialog, as a history entry names it. */
export const SPOT_DIALOG = 'spot'

const SpotDialog = lazyDialog(() => import('./SpotDialog'), "We couldn't open your spot.")

/** The dialog of the page's SpotButtons. */
export function SpotQuestion() {
  const { isOpen, close } = useHistoryDialog(SPOT_DIALOG)
  return <SpotDialog open={isOpen} onClose={close} />
}
