import * as v from 'valibot'
import { api, toStandardSchema } from '@/api/api'
import { call } from '@/api/call'
import { calls } from '@/contract/callTable'
import type { Address } from '@/contract/entities'
import { lists } from '@/contract/lists'
import { selectUserKey } from '@/features/auth/authSlice'
import type { Addition, Removal } from '@/sync/changes'
import { createListHooks } from '@/sync/listHooks'
import { createPendingList } from '@/sync/pendingList'
import { NewAddressSchema } from './addressFields'

const { clientSchema } = calls.addresses
const responseDefaults = {
  rawResponseSchema: toStandardSchema(clientSchema),
  transformResponse: ({ address }: v.InferOutput<typeof clientSchema>) => address,
}

/** The address calls (Spec §7). A query's argument is the email that the cached list belongs to. */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], string>({
      query: (user) => call('addresses', { user }),
      providesTags: ['Addresses'],
      ...responseDefaults,
    }),
    addAddress: build.mutation<Address[], Addition<Address>>({
      query: ({ user, item }) =>
        call('addressAdd', { user, body: { address: v.parse(NewAddressSchema, item) } }),
      invalidatesTags: ['Addresses'],
      ...responseDefaults,
    }),
    deleteAddress: build.mutation<Address[], Removal>({
      query: ({ user, itemId }) => call('addressRemove', { user, addressId: itemId }),
      invalidatesTags: ['Addresses'],
      ...responseDefaults,
    }),
  }),
})

const { getAddresses, addAddress, deleteAddress } = addressApi.endpoints

export const addressList = createPendingList<Address>({
  ...lists.address,
  query: getAddresses,
  runningQuery: (user) => addressApi.util.getRunningQueryThunk('getAddresses', user),
  add: addAddress,
  remove: deleteAddress,
  ownIds: true,
  selectChanges: ({ pending }) => pending.Addresses,
  selectUser: selectUserKey,
})

export const { useList: useAddresses } = createListHooks(addressList, {
  // Whenever the address area opens (Spec §7).
  refetchOnMountOrArgChange: true,
})
