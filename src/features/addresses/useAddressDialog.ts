import { useHistoryDialog } from '../../navigation/useHistoryDialog'

/** The address form's dialog, as an entry of the history. */
export const useAddressDialog = () => useHistoryDialog('address')
