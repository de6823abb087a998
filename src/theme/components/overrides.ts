import type { Theme } from '@mui/material/styles'

/** Overrides of MUI components, by their theme names. */
export type Overrides = NonNullable<Theme['components']>
