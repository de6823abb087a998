import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '@/theme/theme'

const { breakpoints, spacing } = theme

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing(6, 10),
  '& > :first-of-type': {
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(4),
    '& > .MuiButton-root': { alignSelf: 'flex-start' },
  },
  // Sticky beside a long list; on narrow screens, parts of PriceDetailsBox are.
  '& > :last-of-type': { display: 'contents' },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 84rem) minmax(20rem, 22rem)',
    '& > :last-of-type': { display: 'block', position: 'sticky', top: 96 },
  },
  '@media print': { display: 'block' },
})

interface Props {
  main: ReactNode
  /** The price details; last on narrow screens. */
  side: ReactNode
}

/** The two columns of the cart and the order summary. */
export function CartLayout({ main, side }: Props) {
  return (
    <Columns>
      <div>{main}</div>
      <div>{side}</div>
    </Columns>
  )
}
