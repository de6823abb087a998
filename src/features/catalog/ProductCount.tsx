import Typography from '@mui/material/Typography'

/** How many plants the filters let through, read out when it changes; nothing before they load. */
export function ProductCount({ count }: { count: number | undefined }) {
  return (
    <Typography
      color="textSecondary"
      aria-live="polite"
      aria-atomic="true"
      // Its place is held, beside the heading or below it, until the number is known.
      sx={{ minWidth: 'min(100%, 10.5rem)', minHeight: '1.55em' }}
    >
      {count !== undefined && `(Showing ${String(count)} products)`}
    </Typography>
  )
}
