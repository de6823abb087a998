import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { CartItem } from '../../contract/entities'
import { useIsInWishlist } from './wishlistApi'

/** Minimum duration of a move, in milliseconds: its delay (Spec §4) and some time for the reply. */
const LEAST_MS = 2000
/** Milliseconds after which the placeholder of a pending move is removed. */
const MOST_MS = 15_000

interface Props {
  item: CartItem
  /** Called with its _id when the plant is in the wishlist or the placeholder has timed out. */
  onArrive: (id: string) => void
}

/** Placeholder for a line that's being moved to the wishlist. */
export function MovingToWishlist({ item: { _id: id, name }, onArrive }: Props) {
  const [isDue, setIsDue] = useState(false)
  const isThere = useIsInWishlist(id) === true

  useEffect(() => {
    const due = setTimeout(() => {
      setIsDue(true)
    }, LEAST_MS)
    const end = setTimeout(onArrive, MOST_MS, id)
    return () => {
      clearTimeout(due)
      clearTimeout(end)
    }
  }, [id, onArrive])
  useEffect(() => {
    // Also for a plant that was already there, because its toast is delayed too.
    if (isDue && isThere) onArrive(id)
  }, [id, isDue, isThere, onArrive])

  return (
    <Paper variant="tint" sx={{ px: 4, py: 3, '@media print': { display: 'none' } }}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {`Moving ${name} to your wishlist…`}
      </Typography>
    </Paper>
  )
}
