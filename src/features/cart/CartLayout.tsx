import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

interface Props {
  main: ReactNode
  /** The price details; below the rest on narrow screens. */
  side: ReactNode
}

/** The two columns of the cart and the order summary. */
export function CartLayout({ main, side }: Props) {
  return (
    <Grid container rowSpacing={6} columnSpacing={10} sx={{ '@media print': { display: 'block' } }}>
      <Grid size={{ xs: 12, md: 'grow' }}>
        <Stack spacing={4} sx={{ '& > .MuiButton-root': { alignSelf: 'flex-start' } }}>
          {main}
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 'auto' }}>
        {/* Stays in sight while a long list scrolls by. */}
        <Stack sx={{ width: { md: '22rem' }, position: { md: 'sticky' }, top: 96 }}>{side}</Stack>
      </Grid>
    </Grid>
  )
}
