import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

const Columns = styled('div')(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(6),
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      alignItems: 'start',
      gap: theme.spacing(10),
    },
    '@media print': { display: 'block' },
  }),
)

const Main = styled('div')(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    '& > button': { justifySelf: 'start' },
  }),
)

/** Stays in sight while a long list scrolls by. */
const Side = styled('div')(
  css({
    [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
  }),
)

interface Props {
  main: ReactNode
  /** The price details; below the rest on narrow screens. */
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
