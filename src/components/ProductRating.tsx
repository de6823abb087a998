import StarIcon from '@mui/icons-material/Star'
import Typography from '@mui/material/Typography'

const star = (
  <StarIcon
    sx={{
      display: 'inline-block',
      mr: 1,
      color: 'star',
      fontSize: '1.125rem',
      verticalAlign: '-.15em',
    }}
  />
)

interface ProductRatingProps {
  /** 1 to 5 (Spec §3). */
  value: number
  /** Says 'out of 5', where there's room. */
  isSpelledOut?: boolean
}

/** One star and the rating. Five stars would add ten icons to every card. */
export function ProductRating({ value, isSpelledOut = false }: ProductRatingProps) {
  return (
    <Typography variant="label" role="img" aria-label={`Rated ${String(value)} out of 5`}>
      {star}
      <span aria-hidden="true">{value.toFixed(1) + (isSpelledOut ? ' out of 5' : '')}</span>
    </Typography>
  )
}
