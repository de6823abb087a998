import type { Theme } from '@mui/material/styles'
import { isUnused } from './styleSheet'

/** A group of the palette: a number is an opacity, null a colour, which the browser has as a variable. */
export interface PaletteData {
  [key: string]: number | null | PaletteData
}

/** MUI creates a component's variants for groups that have these. */
const makesVariants = (name: string) => /-(main|light|dark|contrastText)$/.test(name)

function describePalette(group: object, path = '--mui-palette'): PaletteData {
  const data: PaletteData = {}
  const entries: [string, unknown][] = Object.entries(group)
  for (const [key, value] of entries) {
    const name = `${path}-${key}`
    if (typeof value === 'object' && value !== null) data[key] = describePalette(value, name)
    else if (typeof value === 'number') data[key] = value
    else if (typeof value === 'string' && (!isUnused(name) || makesVariants(name))) data[key] = null
  }
  return data
}

/**
 * Describes the theme as data, from which restoreTheme.ts restores it in the browser.
 * scripts/builtTheme.js puts this into the build.
 */
export function describeTheme(theme: Theme) {
  const { breakpoints, palette, direction, shape, size, mixins, motion, shadows, zIndex } = theme
  const { easing, duration } = theme.transitions
  const { mode, ...colours } = palette
  return {
    breakpoints: breakpoints.values,
    mode,
    palette: describePalette(colours),
    direction,
    shape,
    size,
    mixins,
    motion,
    shadows,
    zIndex,
    opacity: theme.colorSchemes.light?.opacity ?? {},
    // Functions can't be described.
    typography: { ...theme.typography, pxToRem: undefined },
    transitions: { easing, duration },
    schemes: {
      light: theme.getColorSchemeSelector('light'),
      dark: theme.getColorSchemeSelector('dark'),
    },
  }
}

export type ThemeData = ReturnType<typeof describeTheme>
