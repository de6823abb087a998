import { styled } from '@mui/material/styles'
import { aboveFoot, foot, NOTICE_HEIGHT, WITH_NOTICE } from '../../theme/docked'
import { LOW_MEDIA } from '../../theme/media'
import { theme } from '../../theme/theme'

/** A box with all amounts. */
export const wholeBox = {
  display: 'grid',
  // A long name mustn't widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: 6,
  '@media print': { px: 0, py: 4, breakInside: 'avoid' },
  // On wide screens it's within a box that has a border.
  '@media (forced-colors: active) and (min-width: 900px)': { '&:not(:empty)': { border: 0 } },
} as const

/** On narrow screens the total is the foot of the same card. */
export const box = { ...wholeBox, ...aboveFoot } as const

/** Terms and their amounts. */
export const Rows = styled('dl')({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  // An amount is never cut; if it doesn't fit beside its name, it's below.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
  },
  '& dd': { whiteSpace: 'nowrap' },
})

/** One box on wide screens; on others, its parts belong to the page's column. */
export const whole = {
  display: { xs: 'contents', md: 'block' },
  '@media print': { display: 'block' },
} as const

/**
 * The foot of the card. On narrow screens it sticks to the bottom of the window, above any notice,
 * while the rest of the card is below.
 */
export const bar = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 3, md: 4 },
  position: { xs: 'sticky', md: 'static' },
  insetBlockEnd: 0,
  [`${WITH_NOTICE} &`]: { insetBlockEnd: NOTICE_HEIGHT },
  zIndex: 1,
  // The layout's gap.
  mt: { xs: -6, md: 0 },
  mx: { xs: -4, sm: -6, md: 0 },
  px: { xs: 10, sm: 12, md: 6 },
  pt: { xs: 3, md: 0 },
  pb: { xs: 6, md: 6 },
  bgcolor: { xs: 'background.default', md: 'transparent' },
  '&::before': foot,
  // The room that the page keeps free at the bottom is the bar's own: focus mustn't scroll the page.
  '& :is(a, button)': { scrollMarginBlockEnd: { xs: '-72px', md: 0 } },
  '& > dl': {
    borderTop: 1,
    borderTopWidth: { xs: 0, md: 1 },
    borderColor: 'divider',
    pt: { md: 3 },
  },
  // On narrow screens the amount is below its name.
  '& > dl > *': { flexDirection: { xs: 'column', md: 'row' } },
  // A sentence takes both columns.
  '& > p': { gridColumn: '1 / -1' },
  // There's only room for the total and the button.
  [LOW_MEDIA]: { '& > p:not(:last-child)': { display: 'none' } },
  // At a zoom of 400 %, only a part of it would fit below the heading.
  '@media (max-height: 300px)': { position: 'static' },
  '@media print': {
    display: 'block',
    position: 'static',
    border: 0,
    mx: 0,
    px: 0,
    '& > dl > *': { flexDirection: 'row' },
  },
} as const
