import type { Theme } from '@mui/material/styles'
import { components } from './components/components'
import { tokens } from './tokens'

const withVars: Theme = {
  ...tokens,
  // Without the fallback values of createTheme: every page defines the variables.
  vars: tokens.generateThemeVars(),
  // MUI's own needs a second variable for each colour, with its channels.
  alpha: (color, opacity) =>
    `color-mix(in srgb, ${color} calc((${String(opacity)}) * 100%), transparent)`,
}

// Again, now without the fallback value of its variable.
withVars.spacing = withVars.generateSpacing()

/** The shop's theme. `theme.vars` holds CSS variables that follow `color-scheme`. */
export const theme: Theme = { ...withVars, components: components(withVars) }
