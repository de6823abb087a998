import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

/** Lists, on a prerendered page's style element, the ids of the styles that are in it. */
export const CRITICAL_CSS_ATTRIBUTE = 'data-critical-css'

/**
 * Leaves the style element of a prerendered page in place. Emotion would append it again, and the
 * browser would recalculate the whole page's styles.
 */
class SheetInPlace extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements)
  }
}

/**
 * Emotion's cache without vendor prefixes, which would be a third of a page's critical CSS. Every
 * browser that runs the build (ES2022) supports the unprefixed properties.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  if (typeof document === 'undefined') return cache

  cache.sheet = new SheetInPlace({ key: cache.key, container: document.head })
  const critical = document.querySelector<HTMLStyleElement>(`style[${CRITICAL_CSS_ATTRIBUTE}]`)
  const ids = critical?.getAttribute(CRITICAL_CSS_ATTRIBUTE)?.split(' ') ?? []
  for (const id of ids) cache.inserted[id] = true
  if (critical) cache.sheet.hydrate([critical])
  // Emotion expects an element for each of the global styles, and would insert them again.
  const { insert } = cache
  cache.insert = (selector, styles, sheet, shouldCache) =>
    selector === '' && ids.includes(styles.name)
      ? undefined
      : insert(selector, styles, sheet, shouldCache)
  return cache
}
