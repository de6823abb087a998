import { tokens } from './tokens'

/** Stands in for MUI's `createTheme` in the build, where only MUI calls it (scripts/builtTheme.js). */
export default function createTheme(): typeof tokens {
  return tokens
}
