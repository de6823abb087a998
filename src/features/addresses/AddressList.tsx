import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Address } from '../../contract/entities'
import { ENTRY_ATTRIBUTE } from '../../components/leaveEntry'
import { Skeleton } from '../../components/Skeleton'
import { withKeys } from '../../components/withKeys'
import { AddressCard } from './AddressCard'

const List = styled('ul')(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: 16,
  }),
)

/** The saved addresses in the backend's order. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  return (
    <List>
      {withKeys(addresses).map(({ key, entry }) => (
        <li key={key} {...{ [ENTRY_ATTRIBUTE]: entry._id }}>
          <AddressCard address={entry} />
        </li>
      ))}
    </List>
  )
}

/** Stands for addresses that are on their way. */
export function AddressListSkeleton() {
  return (
    <List aria-hidden="true">
      <li>
        <Skeleton width="100%" height={236} radius={20} />
      </li>
    </List>
  )
}
