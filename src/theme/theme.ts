import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles'
import { components } from './components/components'
import { dark, light } from './palette'
import { mixins, shadows, shape, size, transitions } from './shape'
import { typography } from './typography'
import { WIDE_PX } from './wide'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

/**
 * Tokens that nothing in the shop reads, most of them those of components that it doesn't use: whoever adds
 * one of these takes its name out. As CSS variables they were 0.7 kB of each page (`npm run size`), and the
 * HTML of login and sign-up didn't fit into a connection's first round trip. Paper would write the overlays
 * into a `style` attribute, which the Content-Security-Policy forbids.
 */
const unread =
  /^(overlays|font)\b|^shadows \d\d|(light|dark)Channel$|^palette (FilledInput|LinearProgress|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)/

/** Colours, type, sizes and motion. The colours are CSS variables that follow the system's scheme. */
const tokens = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || unread.test(keys.join(' ')),
  },
  colorSchemes: { light, dark },
  breakpoints: { values: { xs: 0, sm: 600, md: WIDE_PX, lg: 1200, xl: 1536 } },
  spacing: 4,
  shape,
  size,
  typography,
  transitions,
  mixins,
  motion: { reducedMotion: 'system' },
  shadows,
})

/** Without fallback values for the variables, which would be repeated all over the critical CSS. */
const withVars: Theme = { ...tokens, vars: tokens.generateThemeVars() }

/** The shop's theme: its tokens, and the look of each MUI component. */
export const theme: Theme = { ...withVars, components: components(withVars) }
