import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { api } from './app/api'
import { App } from './app/App'
import { makeStore } from './app/store'
import type { Product } from './contract/entities'
import { catalogApi } from './features/catalog/catalogApi'
import { createStyleCache } from './theme/styleCache'

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
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(markup))
  return { markup, styles }
}

export { plants } from './mocks/seeds/plants'
