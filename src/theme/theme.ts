import { createTheme } from '@mui/material/styles'
import { components } from './components'
import { dark, light } from './palette'
import { look } from './shape'
import { type } from './type'

/**
 * The look of the shop. Colours are CSS variables that follow the system's scheme in the style
 * sheet itself, so that no script has to decide before the first paint.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  spacing: 4,
  shape: { borderRadius: 10 },
  typography: type,
  look,
  components,
})
