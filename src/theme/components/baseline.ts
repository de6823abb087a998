import type { Theme } from '@mui/material/styles'
import { focusRing, type Overrides } from './shared'

/** Plain elements: the page, pictures, focus, motion, print. */
export function baseline(theme: Theme): Overrides {
  const { vars, breakpoints, typography } = theme
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // A prerendered page is a visitor's, of a URL without filters (src/startup/hydrationReplay.ts).
        ':root[data-session] [data-for="visitor"], :root:not([data-session]) [data-for="shopper"]':
          { display: 'none !important' },
        ':root[data-filtered] [data-for="unfiltered"]': { visibility: 'hidden' },
        html: {
          // Focused elements mustn't end up under the header or the notices at the bottom.
          scrollPaddingTop: '116px',
          scrollPaddingBottom: '72px',
          [breakpoints.up('sm')]: { scrollPaddingTop: '84px' },
        },
        body: { overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' },
        'b, strong': { fontWeight: 700 },
        'ul, ol, dl, dd, fieldset': { margin: 0, padding: 0 },
        'ul, ol': { listStyle: 'none' },
        fieldset: { minWidth: 0, border: 0 },
        mark: {
          backgroundColor: 'transparent',
          color: vars.palette.primary.main,
          fontWeight: 700,
          // Firefox draws the text in MarkText in any case, which is illegible on the page's background.
          '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' },
        },
        'img, svg': { display: 'block' },
        // Icons are excluded: in a shrink-to-fit box, Firefox and WebKit would make them 0 px wide.
        img: { maxWidth: '100%' },
        ':focus-visible': focusRing(theme),
        // Headings and the main region receive focus only for screen readers.
        '[tabindex="-1"]:focus': { outline: 'none' },
        '::selection': {
          backgroundColor: vars.palette.primary.main,
          color: vars.palette.primary.contrastText,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '.01ms !important',
            animationIterationCount: '1 !important',
            transitionProperty: 'opacity !important',
          },
        },
        '@media print': {
          // In both schemes: paper is white, and ink is expensive.
          '*, *::before, *::after': {
            borderColor: '#999 !important',
            background: 'transparent !important',
            boxShadow: 'none !important',
            color: '#000 !important',
          },
          body: { background: '#fff !important' },
          ':has(~ * > .MuiDialog-root), .MuiBackdrop-root': {
            display: 'none !important',
          },
          // The header isn't printed.
          'main::before': { ...typography.h2, content: '"Frond"', display: 'block' },
          '[role="banner"], header, footer, nav, button, form[role="search"], .MuiButton-root, [data-screen-only]':
            {
              display: 'none !important',
            },
        },
      },
    },
  }
}
