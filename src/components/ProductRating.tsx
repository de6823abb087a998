import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'

/** A constant, so that a card that shows another plant doesn't render it again. */
const star = <Rating readOnly value={1} max={1} aria-hidden="true" />

/** One star and the rating, 1 to 5 (Spec §3). Five stars would add ten icons to every card. */
export function ProductRating({ value }: { value: number }) {
  return (
    <Typography variant="label" role="img" aria-label={`Rated ${String(value)} out of 5`}>
      {star}
      <span aria-hidden="true">{value.toFixed(1)}</span>
    </Typography>
  )
}
