import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache without its vendor prefixes: every browser that runs the build (ES2022) knows
 * the plain properties, and the prefixes are a third of a page's critical CSS.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] })
}
