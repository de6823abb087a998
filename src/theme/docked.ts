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

/** Raises the toasts by the height of what is docked at the bottom of the window. */
const raised = (height: string) => ({ translate: `0 calc(-1 * ${height})` })

/** The stack of toasts, on a page that contains `selector`. */
const toastsWith = (selector: string) => `${rootWith(selector)} .notistack-SnackbarContainer`

const aboveButtons = { [toastsWith('.MuiDialogActions-root')]: raised('5.75rem') }

/**
 * Keeps the toasts above everything that is docked. A variable on the root would do so, too, but whenever
 * one changes, as when a dialog opens, the browser restyles the whole page.
 */
export function toastsAboveDocked({ breakpoints }: Theme) {
  return {
    [toastsWith(notice)]: raised(NOTICE_HEIGHT),
    [breakpoints.down('md')]: {
      [toastsWith(bar)]: raised(BAR_HEIGHT),
      [toastsWith(`${notice}):has(${bar}`)]: raised(`(${BAR_HEIGHT} + ${NOTICE_HEIGHT})`),
    },
    // A dialog covers notices and bar. It fills small screens; elsewhere it leaves room below.
    [toastsWith('.MuiDialog-root')]: { translate: 'none' },
    [breakpoints.down('sm')]: aboveButtons,
    [LOW_MEDIA]: aboveButtons,
  }
}
