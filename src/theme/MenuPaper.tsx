import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { PHONE_MEDIA } from './media'
import { shadows } from './shape'

/** What opens below a field, over the page. Not in the theme, which every page loads: one lazy list uses it. */
export const MenuPaper = styled(Paper)({
  insetInline: 0,
  boxShadow: shadows[2],
  // From edge to edge: no part of what it covers shows beside it.
  [PHONE_MEDIA]: { insetInline: '-16px', borderInline: 0, borderRadius: 0 },
})
