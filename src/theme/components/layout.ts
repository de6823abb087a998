import type { Theme } from '@mui/material/styles'
import type { Overrides } from './overrides'

/** The page's width and the header's rows. */
export function layout({ size, spacing, breakpoints }: Theme): Overrides {
  return {
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: {
          maxWidth: size.container,
          paddingInline: spacing(4),
          [breakpoints.up('sm')]: { paddingInline: spacing(6) },
        },
      },
    },
  }
}
