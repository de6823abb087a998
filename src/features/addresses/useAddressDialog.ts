import { useAppSelector } from '../../app/hooks'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import { selectUserKey } from '../auth/authSlice'

/** The address form's dialog, as a history entry of its user's. */
export const useAddressDialog = () => useHistoryDialog('address', useAppSelector(selectUserKey))
