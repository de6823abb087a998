import type { Theme, ThemeOptions } from '@mui/material/styles'
import { createSpacing, createTheme, createUnarySpacing } from '@mui/system'
import type { PaletteData, ThemeData } from './describeTheme'

interface Variables {
  [key: string]: string | Variables
}

/** MUI's variable for each leaf of a group, named after its path. */
function variablesOf(group: object, path: string): Variables {
  const entries: [string, unknown][] = Object.entries(group)
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const name = `${path}-${key}`
      const isGroup = typeof value === 'object' && value !== null
      return [key, isGroup ? variablesOf(value, name) : `var(${name})`]
    }),
  )
}

interface Palette {
  [key: string]: string | number | Palette
}

/** The palette with variables as its colours. */
function restorePalette(data: PaletteData, path = '--mui-palette'): Palette {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]): [string, Palette[string]] => {
      const name = `${path}-${key}`
      if (value === null) return [key, `var(${name})`]
      return [key, typeof value === 'number' ? value : restorePalette(value, name)]
    }),
  )
}

/**
 * Restores the theme of tokens.ts from data. Colours are variables only, so nothing may compute
 * with them, and components that the shop doesn't have lack theirs (styleSheet.ts).
 */
export function restoreTheme(
  data: ThemeData,
  /** MUI's own, which its types don't export. */
  createTransitions: (options: NonNullable<ThemeOptions['transitions']>) => Theme['transitions'],
) {
  const { breakpoints, mode, palette, typography, transitions, schemes, ...others } = data
  const { shape, size, shadows, zIndex, opacity } = data
  const vars = {
    spacing: 'var(--mui-spacing)',
    ...variablesOf({ shape, size, shadows, zIndex, opacity, palette }, '--mui'),
  }
  const theme = {
    ...createTheme({ breakpoints: { values: breakpoints }, ...others }),
    palette: { mode, ...restorePalette(palette) },
    typography: {
      ...typography,
      pxToRem: (px: number) => `${String(px / typography.htmlFontSize)}rem`,
    },
    transitions: createTransitions(transitions),
    vars,
    generateThemeVars: () => vars,
    // Present, so that styles for one colour scheme apply.
    colorSchemes: { light: {}, dark: {} },
    getColorSchemeSelector: (scheme: 'light' | 'dark') => schemes[scheme],
  }
  const spacing = createSpacing(undefined, createUnarySpacing(theme))
  return { ...theme, spacing, generateSpacing: () => spacing }
}
