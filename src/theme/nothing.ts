/**
 * Stands in for components of MUI that the shop never shows (vite.config.ts): renders nothing.
 */
export default function Nothing(): null {
  return null
}
