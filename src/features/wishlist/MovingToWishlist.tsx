import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { CartItem } from '../../contract/entities'
import { useWishlist } from './wishlistApi'

/** Milliseconds that a move takes at least: its delay (Spec §4) and a little for the reply. */
const LEAST_MS = 2000
/** Milliseconds after which a move that is still under way no longer takes up its place. */
const MOST_MS = 15_000

interface Props {
  item: CartItem
  /** Called when the plant has joined the wishlist, or no more is to be seen of it here. */
  onArrive: () => void
}

/** Stands where a line was, until it has arrived in the wishlist. */
export function MovingToWishlist({ item, onArrive }: Props) {
  const [isDue, setIsDue] = useState(false)
  const isThere = useWishlist().currentData?.some(({ _id }) => _id === item._id) === true

  useEffect(() => {
    const due = setTimeout(() => {
      setIsDue(true)
    }, LEAST_MS)
    const end = setTimeout(onArrive, MOST_MS)
    return () => {
      clearTimeout(due)
      clearTimeout(end)
    }
  }, [onArrive])
  useEffect(() => {
    // A plant that was there already stays a moment all the same: its toast comes with the delay.
    if (isDue && isThere) onArrive()
  }, [isDue, isThere, onArrive])

  return (
    <Paper variant="tint" sx={{ px: 4, py: 3, '@media print': { display: 'none' } }}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{item.name}</strong> Moving…
      </Typography>
    </Paper>
  )
}
