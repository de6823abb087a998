import { AddAddress } from '../../features/addresses/AddAddress'
import { useAddresses } from '../../features/addresses/addressApi'
import { AddressList, AddressListSkeleton } from '../../features/addresses/AddressList'
import { EmptyState } from '../../components/EmptyState'
import { Page } from '../../components/Page'
import { QueryState } from '../../components/QueryState'

/** /address (Spec §2). */
export default function AddressesPage() {
  return (
    <Page title="Saved Addresses" aside={<AddAddress />}>
      <QueryState
        query={useAddresses()}
        skeleton={<AddressListSkeleton />}
        failed="Your addresses could not be loaded."
        isEmpty={(addresses) => addresses.length === 0}
        empty={
          <EmptyState
            illustration="/illustrations/empty-wishlist.svg"
            text="No address is saved yet. Add one, and your plants know where to go."
          />
        }
      >
        {(addresses) => <AddressList addresses={addresses} />}
      </QueryState>
    </Page>
  )
}
