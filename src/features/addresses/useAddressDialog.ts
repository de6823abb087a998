import { useAppSelector } from '../../store/hooks'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import { selectUserKey } from '../auth/authSlice'

/** The address form's dialog, a history entry that belongs to the user. */
export const useAddressDialog = () =>
  useHistoryDialog('address', { owner: useAppSelector(selectUserKey) })
