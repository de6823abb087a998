import { createRestoration } from '../../sync/restoration'
import { addressApi } from './addressApi'
import { NewAddressSchema } from './addressFields'

const { addAddress, getAddresses } = addressApi.endpoints

/** Undoes the deletion of an address. The backend sets new timestamps. */
export const addressRestoration = createRestoration({
  kind: 'restoreAddress',
  schema: NewAddressSchema,
  refetch: (user) => async (dispatch) => {
    const list = getAddresses.initiate(user, { subscribe: false, forceRefetch: true })
    const { data, isSuccess } = await dispatch(list)
    return isSuccess ? data : undefined
  },
  add: (user, address) => async (dispatch) => {
    const addition = addAddress.initiate({ user, address, isUndo: true }, { track: false })
    return !(await dispatch(addition)).error
  },
})
