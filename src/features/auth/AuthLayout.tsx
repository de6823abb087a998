import Box from '@mui/material/Box'
import CardMedia from '@mui/material/CardMedia'
import type { ReactNode } from 'react'
import { visitorOnly } from '../../components/prerenderedFor'
import { useIsHydrated } from '../../components/useIsHydrated'

interface Props {
  /** Path of the plant's picture. */
  picture: string
  children: ReactNode
}

/** Login and sign-up, beside an arched picture of a plant if there's room. */
export function AuthLayout({ picture, children }: Props) {
  const isHydrated = useIsHydrated()
  return (
    <Box
      {...(!isHydrated && visitorOnly)}
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 26rem)',
        alignItems: 'center',
        gap: 24,
      }}
    >
      <Box>{children}</Box>
      <CardMedia data-shape="window" sx={{ display: { xs: 'none', md: 'block' } }}>
        <img src={picture} alt="" width={320} height={400} />
      </CardMedia>
    </Box>
  )
}
