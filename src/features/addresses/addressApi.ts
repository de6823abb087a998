import { skipToken } from '@reduxjs/toolkit/query'
import { api, reads } from '../../app/api'
import { useAppSelector } from '../../app/hooks'
import type { AppThunk } from '../../app/store'
import { AddressesResponse } from '../../contract/calls'
import type { Address, AddressFields } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'

const toAddresses = ({ address }: AddressesResponse): Address[] => address

/** An address as it is sent: its _id is the storefront's (Spec §7). */
interface NewAddress extends AddressFields {
  _id: string
}

const change = {
  rawResponseSchema: reads(AddressesResponse),
  transformResponse: toAddresses,
  invalidatesTags: ['Addresses' as const],
}

/** The address calls (Spec §7). `user` is the email that the cached list belongs to. */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], string>({
      query: () => ({ url: '/user/addresses' }),
      rawResponseSchema: reads(AddressesResponse),
      transformResponse: toAddresses,
      providesTags: ['Addresses'],
    }),
    addAddress: build.mutation<Address[], { user: string; address: NewAddress }>({
      query: ({ address }) => ({ url: '/user/address', method: 'POST', body: { address } }),
      onQueryStarted: ({ user }, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => {
            dispatch(showNow(user, () => data))
          },
          () => undefined,
        )
      },
      ...change,
    }),
    deleteAddress: build.mutation<Address[], { user: string; addressId: string }>({
      query: ({ addressId }) => ({
        url: `/user/address/${encodeURIComponent(addressId)}`,
        method: 'DELETE',
      }),
      onQueryStarted: ({ user, addressId }, { dispatch }) => {
        dispatch(showNow(user, (addresses) => addresses.filter(({ _id }) => _id !== addressId)))
      },
      ...change,
    }),
  }),
})

function showNow(user: string, patch: (addresses: Address[]) => Address[]): AppThunk {
  return (dispatch) => {
    dispatch(addressApi.util.getRunningQueryThunk('getAddresses', user))?.abort()
    dispatch(addressApi.util.updateQueryData('getAddresses', user, patch))
  }
}

/** The signed-in shopper's addresses, read again whenever the address area opens (Spec §7). */
export function useAddresses() {
  const user = useAppSelector(selectUserKey)
  return addressApi.useGetAddressesQuery(user ?? skipToken, {
    refetchOnMountOrArgChange: true,
  })
}
