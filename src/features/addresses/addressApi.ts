import { skipToken } from '@reduxjs/toolkit/query'
import { api, onceSettled, toStandardSchema } from '../../api/api'
import { useAppSelector } from '../../store/hooks'
import { applyOptimistic, type OptimisticList, withoutDrafts } from '../../sync/optimisticList'
import { AddressesResponse } from '../../contract/calls'
import type { Address } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import type { NewAddress } from './addressFields'

const responseDefaults = {
  rawResponseSchema: toStandardSchema(AddressesResponse),
  transformResponse: ({ address }: AddressesResponse): Address[] => address,
}

interface AddArgs {
  user: string
  address: NewAddress
  /** Restores a deleted address, which is shown at once. */
  isUndo?: boolean
  /** The backend may have it already. */
  mayExist?: boolean
}

/** The address calls (Spec §7). `user` is the email that the cached list belongs to. */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], string>({
      query: (user) => ({ url: '/user/addresses', user }),
      providesTags: ['Addresses'],
      ...responseDefaults,
    }),
    addAddress: build.mutation<Address[], AddArgs>({
      query: ({ user, address, mayExist = false }) => ({
        url: '/user/address',
        method: 'POST',
        body: { address },
        user,
        mutates: { list: 'Addresses', productId: address._id, kind: 'add', mayExist },
        readBack: { url: '/user/addresses', item: address },
      }),
      invalidatesTags: onceSettled('Addresses'),
      onQueryStarted: ({ user, address, isUndo }, { dispatch, queryFulfilled }) => {
        if (isUndo) {
          const now = new Date().toISOString()
          const restored = { ...address, createdAt: now, updatedAt: now }
          dispatch(applyOptimistic(addressList, user, (addresses) => [...addresses, restored]))
          return
        }
        // Not optimistic, because its form waits for the reply, which is the whole list.
        queryFulfilled.then(
          ({ data }) => dispatch(addressList.patchCache(user, () => data)),
          () => undefined,
        )
      },
      ...responseDefaults,
    }),
    deleteAddress: build.mutation<Address[], { user: string; addressId: string }>({
      query: ({ user, addressId }) => ({
        url: `/user/address/${encodeURIComponent(addressId)}`,
        method: 'DELETE',
        user,
        mutates: { list: 'Addresses', productId: addressId, kind: 'remove' },
      }),
      invalidatesTags: onceSettled('Addresses'),
      onQueryStarted: ({ user, addressId }, { dispatch }) => {
        dispatch(
          applyOptimistic(addressList, user, (addresses) =>
            addresses.filter(({ _id }) => _id !== addressId),
          ),
        )
      },
      ...responseDefaults,
    }),
  }),
})

const { getAddresses, addAddress, deleteAddress } = addressApi.endpoints

type AddressArgs = AddArgs | { user: string; addressId: string }

export const addressList: OptimisticList<Address, AddressArgs> = {
  tag: 'Addresses',
  query: getAddresses,
  mutations: [addAddress, deleteAddress],
  itemId: (args) => ('address' in args ? args.address._id : args.addressId),
  runningQuery: (user) => addressApi.util.getRunningQueryThunk('getAddresses', user),
  patchCache: (user, change) =>
    addressApi.util.updateQueryData('getAddresses', user, withoutDrafts(change)),
}

/** The signed-in shopper's addresses, refetched whenever the address area opens (Spec §7). */
export function useAddresses() {
  const user = useAppSelector(selectUserKey)
  return addressApi.useGetAddressesQuery(user ?? skipToken, {
    refetchOnMountOrArgChange: true,
  })
}
