import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

interface Props {
  main: ReactNode
  /** The price details; last on narrow screens. */
  side: ReactNode
}

/** The two columns of the cart and the order summary. */
export function CartLayout({ main, side }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 84rem) minmax(20rem, 22rem)' },
        alignItems: 'start',
        rowGap: 6,
        columnGap: 10,
        '@media print': { display: 'block' },
      }}
    >
      <Stack spacing={4} useFlexGap sx={{ '& > .MuiButton-root': { alignSelf: 'flex-start' } }}>
        {main}
      </Stack>
      {/* Sticky beside a long list; on narrow screens, parts of PriceDetailsBox are. */}
      <Box sx={{ display: { xs: 'contents', md: 'block' }, position: 'sticky', top: 96 }}>
        {side}
      </Box>
    </Box>
  )
}
