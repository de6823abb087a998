import type { Theme } from '@mui/material/styles'
import { components } from './components/components'
import { tokens } from './tokens'

/** The look of the shop. `theme.vars` holds CSS variables that follow the system's colour scheme. */
export const theme: Theme = { ...tokens, components: components(tokens) }
