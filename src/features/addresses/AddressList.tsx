import Grid from '@mui/material/Grid'
import Skeleton from '@mui/material/Skeleton'
import { LIST_ITEM_ATTRIBUTE } from '../../components/moveFocusBeforeRemoval'
import { withKeys } from '../../components/withKeys'
import type { Address } from '../../contract/entities'
import { AddressCard } from './AddressCard'

/** One on a phone, up to three side by side. */
const size = { xs: 12, sm: 6, lg: 4 } as const

/** The saved addresses in the backend's order. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  return (
    <Grid container component="ul" spacing={4}>
      {withKeys(addresses).map(({ key, entry }) => (
        <Grid key={key} component="li" size={size} {...{ [LIST_ITEM_ATTRIBUTE]: entry._id }}>
          <AddressCard address={entry} />
        </Grid>
      ))}
    </Grid>
  )
}

/** Stands for addresses that are on their way. */
export function AddressListSkeleton() {
  return (
    <Grid container spacing={4} aria-hidden="true">
      <Grid size={size}>
        <Skeleton variant="card" height={236} />
      </Grid>
    </Grid>
  )
}
