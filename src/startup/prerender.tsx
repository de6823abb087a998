import { CacheProvider, type EmotionCache } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { api } from '@/api/api'
import { App } from '@/app/App'
import { makeStore } from '@/app/store'
import type { Product } from '@/contract/entities'
import { catalogApi } from '@/features/catalog/catalogApi'
import { createStyleCache, CRITICAL_CSS_ATTRIBUTE } from '@/theme/styleCache'

/** A prerendered page, as the build writes it into an HTML file. */
export interface Prerendered {
  /** Markup for `#root`. */
  markup: string
  /** A `<style>` element with the page's global and critical CSS. */
  styles: string
}

/**
 * Renders a public route as a visitor first sees it, with `products` as the loaded catalogue. Runs
 * at build time (scripts/build.js), never in a browser.
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
    // In one chunk: React would otherwise stream a large page hidden and reveal it by an inline
    // script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude).text()
  // Clears the cache's timers, which would keep the build process alive.
  store.dispatch(api.util.resetApiState())
  const emotion = createEmotionServer(cache)
  const chunks = emotion.extractCriticalToChunks(markup).styles
  const ids = chunks.flatMap((chunk) => chunk.ids)
  const inserted = [...ids, ...composed(cache, ids)].join(' ')
  // One element: each needs a hash in the Content-Security-Policy. styleCache.ts adopts it.
  const css = chunks.map((chunk) => chunk.css).join('')
  return { markup, styles: `<style ${CRITICAL_CSS_ATTRIBUTE}="${inserted}">${css}</style>` }
}

/**
 * Classes that no element has, because another styled component has merged their styles into its
 * own (AppBar's into Paper, Button's into ButtonBase). Listed with the critical CSS, they count as
 * inserted; otherwise emotion would compile and insert them during hydration, which costs home and the
 * listing a point each (`npm run bench:lighthouse`).
 */
function composed({ inserted, registered, key }: EmotionCache, critical: string[]): string[] {
  const stylesOf = (id: string) => registered[`${key}-${id}`]?.replace(/;+$/, '')
  return Object.keys(inserted).filter((id) => {
    const styles = stylesOf(id)
    if (styles === undefined || critical.includes(id)) return false
    return critical.some((each) => stylesOf(each)?.endsWith(styles))
  })
}

export { plants } from '@/mocks/seeds/plants'
