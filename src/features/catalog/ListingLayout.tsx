import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

const Columns = styled('div')(
  css({
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: theme.spacing(10),
    },
  }),
)

const Tools = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(3),
    '&:not(:empty)': { marginBlockEnd: theme.spacing(4) },
    [theme.breakpoints.up('md')]: { '&:not(:has(p))': { display: 'none' } },
  }),
)

interface ListingLayoutProps {
  /** Beside the plants on wide screens. */
  panel: ReactNode
  /** Above the plants. */
  tools: ReactNode
  children: ReactNode
}

/** The filters beside the plants, or above them where there is no room. */
export function ListingLayout({ panel, tools, children }: ListingLayoutProps) {
  return (
    <Columns>
      {panel}
      <div>
        <Tools>{tools}</Tools>
        {children}
      </div>
    </Columns>
  )
}
