import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

/** Lists, on a prerendered page's style element, the ids of the styles that are in it. */
export const CRITICAL_CSS_ATTRIBUTE = 'data-critical-css'

/** A media query with its rules, as Stylis writes it, and one of these rules. */
const MEDIA_QUERY = /^(@media[^{]+)\{((?:[^{}@]+\{[^{}]*\})+)\}$/
const RULE = /([^{}]+)\{([^{}]*)\}/g

/**
 * Moves a media query into its rules: `a{@media print{…}}` means the same as `@media print{a{…}}`.
 * Rules of pseudo-elements stay as they are, because older browsers can't nest in them.
 */
export function nestMediaQuery(rule: string): string[] {
  const [, query, rules] = MEDIA_QUERY.exec(rule) ?? []
  if (query === undefined || rules === undefined || rules.includes('::')) return [rule]
  return Array.from(
    rules.matchAll(RULE),
    ([, selector = '', declarations = '']) => `${selector}{${query}{${declarations}}}`,
  )
}

/**
 * Emotion's style sheet, changed in two ways so that the browser recalculates fewer styles:
 *
 * - The style element of a prerendered page stays in place. Emotion would append it again, and the
 *   whole page would be restyled.
 * - Media queries are nested. After a new rule, Chromium restyles the elements that match it, but after
 *   a new media query the whole page: on the listing, 368 elements in 17 ms instead of none in 3 ms,
 *   with a CPU slowed 4 times.
 */
class PageStyleSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements)
  }

  override insert(rule: string): void {
    for (const nested of nestMediaQuery(rule)) super.insert(nested)
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
