import type { Theme } from '@mui/material/styles'

/** Overrides of MUI components, by their theme names. */
export type Overrides = NonNullable<Theme['components']>

/** The one focus ring: 3 px, 2 px away from what it surrounds. */
export function focusRing({ vars }: Theme) {
  return { outline: `3px solid ${vars.palette.primary.main}`, outlineOffset: '2px' }
}
