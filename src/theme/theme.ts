import type { Theme } from '@mui/material/styles'
import { components } from './components/components'
import { tokens } from './tokens'

/**
 * Removes the fallback values that createTheme adds to variables: every page defines all of them.
 */
const withVars: Theme = { ...tokens, vars: tokens.generateThemeVars() }

/** The shop's theme. `theme.vars` holds CSS variables that follow the system's colour scheme. */
export const theme: Theme = { ...withVars, components: components(withVars) }
