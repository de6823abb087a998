import type { Theme } from '@mui/material/styles'
import { components } from './components/components'
import { tokens } from './tokens'

/** Its variables without the fallback values that createTheme adds: every page brings all of them. */
const withVars: Theme = { ...tokens, vars: tokens.generateThemeVars() }

/** The look of the shop. `theme.vars` holds CSS variables that follow the system's colour scheme. */
export const theme: Theme = { ...withVars, components: components(withVars) }
