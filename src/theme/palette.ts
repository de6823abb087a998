/** A surface and the text that goes on it. */
interface Pair {
  main: string
  contrastText: string
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface TypeBackground {
    /** Quiet panels on the page. */
    tint: string
  }
  interface Palette {
    /** Discounts. */
    sale: Pair
    star: string
    inputBorder: string
    /** What a plant stands on, by category. */
    tile: { sage: string; sand: string; blush: string; sky: string }
  }
  interface PaletteOptions {
    sale: Pair
    star: string
    inputBorder: string
    tile: { sage: string; sand: string; blush: string; sky: string }
  }
}

/** Text pairs are at least 4.5:1, borders and stars 3:1. */
export const light = {
  background: { default: '#FBF8F1', paper: '#FFFFFF', tint: '#EEF3E6' },
  text: { primary: '#1B2A21', secondary: '#52604F' },
  primary: { main: '#1F6B45', contrastText: '#FFFFFF' },
  sale: { main: '#B4492B', contrastText: '#FFFFFF' },
  inputBorder: '#7F8C7C',
  divider: '#DDE3D6',
  star: '#9A6A00',
  success: { main: '#1F6B45' },
  error: { main: '#B3261E' },
  warning: { main: '#8A5A00' },
  info: { main: '#22607A' },
  tile: { sage: '#DDE8D3', sand: '#F0E4CD', blush: '#F4DFD5', sky: '#D8E6EA' },
} as const

export const dark = {
  background: { default: '#0F1712', paper: '#17211B', tint: '#1F2C24' },
  text: { primary: '#ECF2E9', secondary: '#A9B8A8' },
  primary: { main: '#7FD0A0', contrastText: '#06301B' },
  sale: { main: '#F2A07F', contrastText: '#3D1405' },
  inputBorder: '#738375',
  divider: '#2A372F',
  star: '#F2C063',
  success: { main: '#7FD0A0' },
  error: { main: '#FFB4AB' },
  warning: { main: '#F2C063' },
  info: { main: '#8CCFE8' },
  tile: { sage: '#2B3F33', sand: '#423A2B', blush: '#45332E', sky: '#283C45' },
} as const
