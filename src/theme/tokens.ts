import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import { dark, light } from './palette'
import { mixins, shadows, shape, size, transitions } from './shape'
import { typography } from './typography'
import { WIDE_PX } from './wide'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

/** Colours, type, sizes and motion, without the overrides of components. */
export const tokens = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    disableCssColorScheme: true,
    // Paper would carry a variable of these in an attribute, and shadows here have no overlay.
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
