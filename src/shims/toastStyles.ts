import createCache from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'

/** `speedy`: through the CSSOM, in development too. */
const cache = createCache({ key: 'toasts', speedy: true })

/**
 * Replaces `goober`, with which notistack styles its toasts. The strict Content-Security-Policy needs it
 * (docs/security.md): goober writes text into its `<style>`, which a policy without 'unsafe-inline' blocks.
 */
export function css(styles: CSSObject): string {
  const serialized = serializeStyles([styles])
  const className = `${cache.key}-${serialized.name}`
  cache.insert(`.${className}`, serialized, cache.sheet, true)
  return className
}
