/** Stands in for MUI's TouchRipple in the build (vite.config.ts): the shop's buttons have no ripple. */
export default function NoRipple(): null {
  return null
}
