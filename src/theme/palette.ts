import type { ColorSystemOptions, PaletteColor, PaletteColorOptions } from '@mui/material/styles'

/** The tile behind a plant, by category. */
interface TileColors {
  sage: string
  sand: string
  blush: string
  sky: string
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** For quiet panels. */
    tint: string
  }
  interface Palette {
    /** For discounts and counts. */
    sale: PaletteColor
    star: string
    inputBorder: string
    tile: TileColors
  }
  interface PaletteOptions {
    sale: PaletteColorOptions
    star: string
    inputBorder: string
    tile: TileColors
  }
}

declare module '@mui/material/Badge' {
  interface BadgePropsColorOverrides {
    sale: true
  }
}

const skeleton = { bg: 'color-mix(in srgb, var(--mui-palette-divider) 70%, transparent)' }

/**
 * All colours, defined once. Text pairs have a contrast of at least 4.5:1, borders and stars 3:1.
 * In both schemes, `dark` is a colour's hover shade. index.html has the backgrounds, too.
 */
export const light = {
  palette: {
    background: { default: '#FBF8F1', paper: '#FFFFFF', tint: '#EEF3E6' },
    text: { primary: '#1B2A21', secondary: '#52604F', disabled: '#52604F' },
    primary: { main: '#1F6B45', dark: '#1E6240', contrastText: '#FFFFFF' },
    sale: { main: '#B4492B', dark: '#9F452A', contrastText: '#FFFFFF' },
    inputBorder: '#7F8C7C',
    divider: '#DDE3D6',
    star: '#9A6A00',
    success: { main: '#1F6B45' },
    error: { main: '#B3261E' },
    warning: { main: '#8A5A00' },
    info: { main: '#22607A' },
    tile: { sage: '#DDE8D3', sand: '#F0E4CD', blush: '#F4DFD5', sky: '#D8E6EA' },
    action: {
      active: '#1B2A21',
      hover: '#EEF3E6',
      disabled: '#52604F',
      disabledBackground: '#EEF3E6',
    },
    Skeleton: skeleton,
  },
} satisfies ColorSystemOptions

export const dark = {
  palette: {
    background: { default: '#0F1712', paper: '#17211B', tint: '#1F2C24' },
    text: { primary: '#ECF2E9', secondary: '#A9B8A8', disabled: '#A9B8A8' },
    primary: { main: '#7FD0A0', dark: '#8ED5AA', contrastText: '#06301B' },
    sale: { main: '#F2A07F', dark: '#F1AB8E', contrastText: '#3D1405' },
    inputBorder: '#738375',
    divider: '#2A372F',
    star: '#F2C063',
    success: { main: '#7FD0A0' },
    error: { main: '#FFB4AB' },
    warning: { main: '#F2C063' },
    info: { main: '#8CCFE8' },
    tile: { sage: '#2B3F33', sand: '#423A2B', blush: '#45332E', sky: '#283C45' },
    action: {
      active: '#ECF2E9',
      hover: '#1F2C24',
      disabled: '#A9B8A8',
      disabledBackground: '#1F2C24',
    },
    Skeleton: skeleton,
  },
} satisfies ColorSystemOptions
