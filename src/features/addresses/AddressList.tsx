import Grid from '@mui/material/Grid'
import Skeleton from '@mui/material/Skeleton'
import { RemovalRow } from '@/components/RemovalRow'
import type { Removals } from '@/components/useRemovals'
import type { Address } from '@/contract/entities'
import { AddressCard } from './AddressCard'

/** One on a phone, up to three side by side. */
const size = { xs: 12, sm: 6, lg: 4 } as const

interface Props {
  addresses: readonly Address[]
  /** Addresses deleted while the page is open. */
  removals: Removals<Address>
}

/** The saved addresses in the backend's order; a deleted one can be restored in its place. */
export function AddressList({ addresses, removals }: Props) {
  const rows = removals.rows(addresses)
  if (rows.length === 0) return null
  return (
    <Grid container component="ul" role="list" spacing={4}>
      {rows.map((row) => (
        <Grid key={row.key} component="li" size={size}>
          {'item' in row ? (
            <AddressCard
              address={row.item}
              onDelete={() => {
                removals.add(row.item)
              }}
            />
          ) : (
            <RemovalRow removal={row.removal} removals={removals} />
          )}
        </Grid>
      ))}
    </Grid>
  )
}

/** Placeholder while the addresses load. */
export function AddressListSkeleton() {
  return (
    <Grid container spacing={4} aria-hidden="true">
      <Grid size={size}>
        <Skeleton variant="card" height={202} />
      </Grid>
    </Grid>
  )
}
