import { createTheme } from '@mui/material/styles'
import { components } from './components'
import { dark, light } from './palette'
import { look } from './shape'
import { type } from './type'

/**
 * The look for MUI's own components, from the same tokens. Its variables have the names of
 * palette.ts, so that both follow one declaration. Load it only with what needs it.
 */
export const muiTheme = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  spacing: 4,
  shape: { borderRadius: Number.parseInt(look.radius.control) },
  typography: type,
  components,
})
