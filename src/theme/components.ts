import type { Components, Theme } from '@mui/material/styles'
import { look } from './shape'

/** Every override of an MUI component. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: 'rgb(11 20 15 / .55)' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundImage: 'none',
        borderRadius: look.radius.card,
        boxShadow: '0 32px 80px -32px rgb(11 20 15 / .6)',
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: 'none',
          height: '100dvh',
          maxHeight: 'none',
          margin: 0,
          borderRadius: 0,
        },
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
    },
  },
}
