import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'

/** One star and the rating, 1 to 5 (Spec §3). Five stars would add ten icons to every card. */
export function ProductRating({ value }: { value: number }) {
  return (
    <Typography variant="label">
      <Rating
        readOnly
        value={1}
        max={1}
        // MUI passes the rounded value, which here is always the single star's.
        getLabelText={() => `Rated ${String(value)} out of 5`}
      />
      <span aria-hidden="true">{value.toFixed(1)}</span>
    </Typography>
  )
}
