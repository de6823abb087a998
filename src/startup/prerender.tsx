import { CacheProvider, type EmotionCache } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { api } from '../api/api'
import { App } from '../app/App'
import { makeStore } from '../app/store'
import type { Product } from '../contract/entities'
import { catalogApi } from '../features/catalog/catalogApi'
import { createStyleCache, CRITICAL_CSS_ATTRIBUTE } from '../theme/styleCache'

/** A page as the build writes it into its HTML file. */
export interface Prerendered {
  /** Markup for `#root`. */
  markup: string
  /** `<style>` elements with the page's critical CSS. */
  styles: string
}

/**
 * Renders a public route as a visitor sees it first; with products as if they had been fetched.
 * Runs at build time (scripts/build.js), never in a browser.
 */
export async function prerenderPage(
  url: string,
  products?: Product[],
  basename = '/',
): Promise<Prerendered> {
  const store = makeStore()
  if (products)
    store.dispatch(
      catalogApi.util.upsertQueryEntries([
        { endpointName: 'getProducts', arg: undefined, value: products },
      ]),
    )
  const cache = createStyleCache()
  cache.compat = true
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <App
          store={store}
          basePath={basename}
          inRouter={(shop) => (
            <StaticRouter basename={basename} location={basename + url.slice(1)}>
              {shop}
            </StaticRouter>
          )}
        />
      </CacheProvider>
    </StrictMode>,
    // In one piece: a large page would otherwise wait hidden for an inline script to show it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude).text()
  // Ends the cache's timers, which would keep the build alive as long as the cache its entries.
  store.dispatch(api.util.resetApiState())
  const emotion = createEmotionServer(cache)
  const chunks = emotion.extractCriticalToChunks(markup)
  for (const { key, ids } of chunks.styles) if (key === cache.key) ids.push(...composed(cache, ids))
  return { markup, styles: inPlace(emotion.constructStyleTagsFromChunks(chunks), cache) }
}

/**
 * Marks emotion's style elements so that nothing moves them: those of the shop's own cache belong to
 * it alone (styleCache.ts), and the global ones count as already at the head's end (`data-s`).
 */
function inPlace(styles: string, { key }: EmotionCache): string {
  return styles
    .replace(`data-emotion="${key} `, `${CRITICAL_CSS_ATTRIBUTE}="`)
    .replaceAll('<style ', '<style data-s="" ')
}

/**
 * The classes whose styles another styled component has appended to its own (AppBar's go to Paper,
 * Button's to ButtonBase), so that no element has them. Emotion would compile and insert them in the
 * browser; named with the critical CSS they count as inserted, and hydration inserts nothing.
 */
function composed({ inserted, registered, key }: EmotionCache, critical: string[]): string[] {
  const stylesOf = (id: string) => registered[`${key}-${id}`]?.replace(/;+$/, '')
  return Object.keys(inserted).filter((id) => {
    const styles = stylesOf(id)
    if (styles === undefined || critical.includes(id)) return false
    return critical.some((each) => stylesOf(each)?.endsWith(styles))
  })
}

export { plants } from '../mocks/seeds/plants'
