import Button from '@mui/material/Button'
import { EmptyState } from '@/components/EmptyState'
import { Page } from '@/components/Page'
import { QueryState } from '@/components/QueryState'
import { useRemovals } from '@/components/useRemovals'
import type { Address } from '@/contract/entities'
import { AddAddress } from '@/features/addresses/AddAddress'
import { useAddresses } from '@/features/addresses/addressApi'
import { AddressList, AddressListSkeleton } from '@/features/addresses/AddressList'
import { restoreAddress } from '@/features/addresses/addressThunks'
import { useAddressDialog } from '@/features/addresses/delivery'
import { useAppDispatch } from '@/store/hooks'

/** /address (Spec §2). */
export default function AddressesPage() {
  const query = useAddresses()
  const dispatch = useAppDispatch()
  const dialog = useAddressDialog()
  const removals = useRemovals(query.currentData, {
    describe: ({ name }) => `${name}'s address`,
    undo: ({ item }) => dispatch(restoreAddress(item)),
  })
  const list = (addresses: readonly Address[]) => (
    <AddressList addresses={addresses} removals={removals} />
  )
  const isEmpty = query.currentData?.length === 0
  const add = (variant: 'outlined' | 'contained') => (
    <Button variant={variant} onClick={dialog.open}>
      ADD NEW ADDRESS
    </Button>
  )
  return (
    <Page heading="Saved Addresses" aside={!isEmpty && add('outlined')}>
      <AddAddress dialog={dialog} />
      <QueryState
        query={query}
        skeleton={<AddressListSkeleton />}
        failed="We couldn't load your addresses."
        isEmpty={() => isEmpty}
        empty={
          <>
            {list([])}
            <EmptyState
              illustration="/illustrations/no-address.svg"
              text="No saved addresses yet."
              action={add('contained')}
            />
          </>
        }
      >
        {list}
      </QueryState>
    </Page>
  )
}
