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

/**
 * MUI's tokens for components and elevations that the shop doesn't use: a tenth of a page's
 * critical CSS. Remove a name from this list before using its component.
 */
const unused =
  /^(overlays|font-(h[456]|subtitle[12]|caption|overline)|palette-(FilledInput|LinearProgress|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip))\b/

/** Colours, type, sizes and motion, without the overrides of components. */
export const tokens = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || unused.test(keys.join('-')),
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
