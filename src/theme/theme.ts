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

/** Colours, type, sizes and motion. The colours are CSS variables that follow the system's scheme. */
const tokens = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    // Paper would write them into a `style` attribute, which the Content-Security-Policy forbids.
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || keys[0] === 'overlays',
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
