import { colours } from './palette'
import { look } from './shape'
import { type } from './type'

/** Where the layout changes, in CSS pixels. */
const widths = { sm: 600, md: 900, lg: 1200 } as const
type Width = keyof typeof widths

/**
 * The look of the shop as its own components use it. It speaks MUI's language (spacing,
 * breakpoints, vars.palette, typography) but is a plain object: MUI's own theme is 15 kB of code
 * that only MUI's components need (muiTheme.ts).
 */
export const theme = {
  vars: { palette: colours },
  /** Multiples of 4 px. */
  spacing: (...steps: number[]): string => steps.map((step) => `${4 * step}px`).join(' '),
  breakpoints: {
    up: (width: Width): string => `@media (min-width:${widths[width]}px)`,
    down: (width: Width): string => `@media (max-width:${widths[width] - 0.05}px)`,
  },
  typography: type,
  zIndex: { appBar: 1100, tooltip: 1500 },
  look,
}
