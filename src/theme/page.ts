import { css } from '@emotion/react'
import { dark, declareColours, light } from './palette'
import { theme } from './theme'

/** Styles of plain elements: the page, headings, links, focus, motion, print. */
export const page = css({
  ':root': declareColours(light),
  '@media (prefers-color-scheme: dark)': { ':root': declareColours(dark) },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    colorScheme: 'light dark',
    WebkitTextSizeAdjust: '100%',
    // What takes the focus must not end up under the header.
    scrollPaddingTop: '132px',
    [theme.breakpoints.up('sm')]: { scrollPaddingTop: '84px' },
  },
  body: {
    ...theme.typography.body1,
    margin: 0,
    fontFamily: theme.typography.fontFamily,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
  },
  'b, strong': { fontWeight: 700 },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  h1: { ...theme.typography.h1, overflowWrap: 'anywhere', textWrap: 'balance' },
  h2: { ...theme.typography.h2, textWrap: 'balance' },
  h3: theme.typography.h3,
  p: { textWrap: 'pretty' },
  a: {
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '.2em',
    textDecorationThickness: '1px',
  },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  ':focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: '2px',
  },
  // Headings and the main region take the focus for the reader's sake; they can't be used.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '::selection': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'opacity !important',
    },
  },
  '@media print': {
    // In either scheme: a sheet of paper is white, and ink is dear.
    '*, *::before, *::after': {
      borderColor: '#999 !important',
      background: 'transparent !important',
      boxShadow: 'none !important',
      color: '#000 !important',
    },
    body: { background: '#fff !important' },
    '[role="banner"], header, footer, nav, button, form[role="search"]': {
      display: 'none !important',
    },
  },
})
