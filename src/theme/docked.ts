import type { Theme } from '@mui/material/styles'
import { LOW_MEDIA } from './media'
import { shape } from './shape'

/** Height of a notice at the bottom of the window, in at most two lines. */
export const NOTICE_HEIGHT = '4.25rem'

/** Matches the root by what it contains. The last matching rule wins, however long its selector. */
const rootWith = (selector: string) => `:root:where(:has(${selector}))`

const notice = '.MuiPaper-notice:not(:empty)'

/** While the page has a notice (src/app/layout/Notices.tsx). */
export const WITH_NOTICE = rootWith(notice)

/** Marks the bar that is docked at the bottom of narrow windows. */
export const dockedBar = { 'data-docked-bar': '' } as const
const bar = '[data-docked-bar]'
const BAR_HEIGHT = '7.5rem'

/** The bar is the foot of a tinted card, the rest of which is below while it's docked. */
export const aboveFoot = {
  borderEndStartRadius: { xs: 0, md: shape.card },
  borderEndEndRadius: { xs: 0, md: shape.card },
} as const

/** Drawn on the bar, whose own colour hides what scrolls beside the foot. */
export const foot = {
  content: { xs: '""', md: 'none' },
  position: 'absolute',
  zIndex: -1,
  insetBlock: '0 8px',
  insetInline: { xs: '16px', sm: '24px' },
  borderTop: 1,
  borderColor: 'divider',
  borderEndStartRadius: shape.card,
  borderEndEndRadius: shape.card,
  bgcolor: 'background.tint',
} as const

/** The CSS variable for the height of everything that is docked at the bottom of the window. */
export const DOCKED_HEIGHT = '--docked-height'

const dialogButtons = { [rootWith('.MuiDialogActions-root')]: { [DOCKED_HEIGHT]: '5.75rem' } }

/** Declares `DOCKED_HEIGHT` on the root. */
export function dockedHeights({ breakpoints }: Theme) {
  return {
    [WITH_NOTICE]: { [DOCKED_HEIGHT]: NOTICE_HEIGHT },
    [breakpoints.down('md')]: {
      [rootWith(bar)]: { [DOCKED_HEIGHT]: BAR_HEIGHT },
      [rootWith(`${notice}):has(${bar}`)]: {
        [DOCKED_HEIGHT]: `calc(${BAR_HEIGHT} + ${NOTICE_HEIGHT})`,
      },
    },
    // A dialog covers notices and bar. It fills small screens; elsewhere it leaves room below.
    [rootWith('.MuiDialog-root')]: { [DOCKED_HEIGHT]: '0px' },
    [breakpoints.down('sm')]: dialogButtons,
    [LOW_MEDIA]: dialogButtons,
  }
}
