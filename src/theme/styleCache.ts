import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

/** Lists, on a prerendered page's style element, the ids of the styles that are in it. */
export const CRITICAL_CSS_ATTRIBUTE = 'data-critical-css'

/**
 * The style element of a prerendered page stays in place. Emotion would append it again, and the whole page
 * would be restyled.
 */
class PageStyleSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements)
  }
}

/**
 * Emotion's cache without vendor prefixes, which would be a third of a page's critical CSS. Every
 * supported browser (docs/browsers.md) has the unprefixed properties.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  if (typeof document === 'undefined') return cache

  cache.sheet = new PageStyleSheet({ key: cache.key, container: document.head })
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
