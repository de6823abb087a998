import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { memo, useId } from 'react'
import { ClearFilters } from './ClearFilters'
import { FilterFields } from './FilterFields'
import { theme } from '../../theme/theme'

const Panel = styled('section')(
  css({
    position: 'sticky',
    insetBlockStart: 92,
    boxSizing: 'border-box',
    maxHeight: 'calc(100dvh - 108px)',
    overflowY: 'auto',
    // Level with the tiles, whose plants reach above them.
    marginBlockStart: theme.spacing(6),
    padding: theme.spacing(4, 6, 5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.look.radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.down('md')]: { display: 'none' },
  }),
)

const Head = styled('div')(
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: theme.spacing(2),
    '& button': { marginInlineEnd: theme.spacing(-3) },
  }),
)

/** The filters beside the plants, where there is room for them (Spec §2). */
export const FilterPanel = memo(function FilterPanel() {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>Filters</h2>
        <ClearFilters />
      </Head>
      <FilterFields />
    </Panel>
  )
})
