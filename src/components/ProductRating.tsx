import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'

/** A star and the number, 1 to 5 (Spec §3): five stars would be ten icons on every card. */
export function ProductRating({ value }: { value: number }) {
  return (
    <Typography variant="label">
      <Rating
        readOnly
        value={1}
        max={1}
        // MUI hands over its rounded value, which is the one star's.
        getLabelText={() => `Rated ${String(value)} out of 5`}
      />
      <span aria-hidden="true">{value.toFixed(1)}</span>
    </Typography>
  )
}
