import { createTheme, type Theme } from '@mui/material/styles'
import { components } from './components/components'
import { dark, light } from './palette'
import { mixins, shadows, shape, size, transitions } from './shape'
import { typography } from './typography'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

const tokens = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light, dark },
  spacing: 4,
  shape,
  size,
  typography,
  transitions,
  mixins,
  motion: { reducedMotion: 'system' },
  shadows,
})

/**
 * The look of the shop. `theme.vars` holds CSS variables that follow the system's colour scheme.
 * The overrides are plain objects made from the tokens: MUI serializes those once, and functions
 * at every render.
 */
export const theme: Theme = { ...tokens, components: components(tokens) }
