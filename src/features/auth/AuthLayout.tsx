import Box from '@mui/material/Box'
import CardMedia from '@mui/material/CardMedia'
import Grid from '@mui/material/Grid'
import type { ReactNode } from 'react'

interface Props {
  /** Path of the plant's picture. */
  picture: string
  children: ReactNode
}

/** Login and sign-up beside a plant in an arched window, where there is room for one. */
export function AuthLayout({ picture, children }: Props) {
  return (
    <Grid container columnSpacing={24} sx={{ justifyContent: 'center', alignItems: 'center' }}>
      <Grid size={{ xs: 12, md: 'auto' }}>
        <Box sx={{ width: { md: '28rem' } }}>{children}</Box>
      </Grid>
      <Grid size="auto" sx={{ display: { xs: 'none', md: 'block' } }}>
        <CardMedia data-shape="window" sx={{ width: '26rem' }}>
          <img src={picture} alt="" width={320} height={400} />
        </CardMedia>
      </Grid>
    </Grid>
  )
}
