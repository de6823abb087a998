import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

const { breakpoints, spacing } = theme

// Styled once: the layout re-renders whenever a quantity changes.
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing(6, 10),
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 84rem) minmax(20rem, 22rem)' },
  '@media print': { display: 'block' },
})

const Main = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(4),
  '& > .MuiButton-root': { alignSelf: 'flex-start' },
})

/** Sticky beside a long list; on narrow screens, parts of PriceDetailsBox are. */
const Side = styled('div')({
  display: 'contents',
  [breakpoints.up('md')]: { display: 'block', position: 'sticky', top: 96 },
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
      <Main>{main}</Main>
      <Side>{side}</Side>
    </Columns>
  )
}
