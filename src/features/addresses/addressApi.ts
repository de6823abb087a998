import { skipToken } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { api, toStandardSchema } from '../../api/api'
import { useAppSelector } from '../../store/hooks'
import type { Addition, Change, Removal } from '../../sync/changes'
import { createPendingList } from '../../sync/pendingList'
import { AddressesResponse } from '../../contract/calls'
import type { Address } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { NewAddressSchema } from './addressFields'

const responseDefaults = {
  rawResponseSchema: toStandardSchema(AddressesResponse),
  transformResponse: ({ address }: AddressesResponse): Address[] => address,
}

/** The address calls (Spec §7). A query's argument is the email that the cached list belongs to. */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], string>({
      query: (user) => ({ url: '/user/addresses', user }),
      providesTags: ['Addresses'],
      ...responseDefaults,
    }),
    addAddress: build.mutation<Address[], Addition<Address>>({
      query: ({ user, item }) => ({
        url: '/user/address',
        method: 'POST',
        body: { address: v.parse(NewAddressSchema, item) },
        user,
      }),
      invalidatesTags: ['Addresses'],
      ...responseDefaults,
    }),
    deleteAddress: build.mutation<Address[], Removal>({
      query: ({ user, itemId }) => ({
        url: `/user/address/${encodeURIComponent(itemId)}`,
        method: 'DELETE',
        user,
      }),
      invalidatesTags: ['Addresses'],
      ...responseDefaults,
    }),
  }),
})

const { getAddresses, addAddress, deleteAddress } = addressApi.endpoints

declare module '../../sync/listDefinition' {
  interface PendingLists {
    Addresses: readonly Change<Address>[]
  }
}

export const addressList = createPendingList<Address>({
  tag: 'Addresses',
  query: getAddresses,
  runningQuery: (user) => addressApi.util.getRunningQueryThunk('getAddresses', user),
  add: addAddress,
  remove: deleteAddress,
  selectChanges: ({ pending }) => pending.Addresses,
  selectUser: selectUserKey,
})

/**
 * The signed-in shopper's addresses as they're shown, refetched whenever the address area opens
 * (Spec §7).
 */
export function useAddresses() {
  const user = useAppSelector(selectUserKey)
  const query = addressApi.useGetAddressesQuery(user ?? skipToken, {
    refetchOnMountOrArgChange: true,
  })
  return { ...query, currentData: useAppSelector(addressList.selectItems) }
}
