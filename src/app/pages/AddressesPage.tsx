import Button from '@mui/material/Button'
import { AddAddress } from '../../features/addresses/AddAddress'
import { useAddresses } from '../../features/addresses/addressApi'
import { AddressList, AddressListSkeleton } from '../../features/addresses/AddressList'
import { useAddressDialog } from '../../features/addresses/useAddressDialog'
import { EmptyState } from '../../components/EmptyState'
import { Page } from '../../components/Page'
import { QueryState } from '../../components/QueryState'
import { useRemovals } from '../../components/useRemovals'
import type { Address } from '../../contract/entities'

const describe = ({ name }: Address) => `${name}'s address`

/** /address (Spec §2). */
export default function AddressesPage() {
  const query = useAddresses()
  const dialog = useAddressDialog()
  const removals = useRemovals(query.currentData, describe)
  const list = (addresses: readonly Address[]) => (
    <AddressList addresses={addresses} removals={removals} />
  )
  const isEmpty = query.currentData?.length === 0
  return (
    <Page heading="Saved Addresses" aside={<AddAddress hasButton={!isEmpty} />}>
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
              action={<Button onClick={dialog.open}>ADD NEW ADDRESS</Button>}
            />
          </>
        }
      >
        {list}
      </QueryState>
    </Page>
  )
}
