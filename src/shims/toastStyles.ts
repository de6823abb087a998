import createCache from '@emotion/cache'
import { css as serialize, type CSSObject } from '@emotion/react'

/** `speedy`: through the CSSOM, in development too. */
const cache = createCache({ key: 'toasts', speedy: true })

/**
 * Replaces `goober`, with which notistack styles its toasts. The strict Content-Security-Policy needs it
 * (docs/security.md): goober writes text into its `<style>`, which a policy without 'unsafe-inline' blocks.
 */
export function css(styles: CSSObject): string {
  const serialized = serialize(styles)
  const className = `${cache.key}-${serialized.name}`
  cache.insert(`.${className}`, serialized, cache.sheet, true)
  return className
}
