import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

/** The attribute of a prerendered page's critical CSS: the ids of the classes that have their rules in it. */
export const CRITICAL_CSS_ATTRIBUTE = 'data-critical-css'

/**
 * Leaves the style elements of a prerendered page where they are. Emotion's own sheet appends each
 * anew, although it is there already, and the browser styles the whole page again for it.
 */
class SheetInPlace extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements)
  }
}

/**
 * Emotion's cache without its vendor prefixes: every browser that runs the build (ES2022) knows
 * the plain properties, and the prefixes are a third of a page's critical CSS.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  if (typeof document === 'undefined') return cache

  cache.sheet = new SheetInPlace({ key: cache.key, container: document.head })
  const critical = document.querySelector<HTMLStyleElement>(`style[${CRITICAL_CSS_ATTRIBUTE}]`)
  const ids = critical?.getAttribute(CRITICAL_CSS_ATTRIBUTE)?.split(' ') ?? []
  for (const id of ids) cache.inserted[id] = true
  if (critical) cache.sheet.hydrate([critical])
  return cache
}
