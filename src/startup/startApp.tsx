import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as v from 'valibot'
import { connectBackend } from '@/api/backend'
import { App } from '@/app/App'
import { loadPage } from '@/app/pages/lazyPages'
import { makeStore } from '@/app/store'
import { ProductsResponse } from '@/contract/catalogCalls'
import { syncSessionFromStorage } from '@/features/auth/syncSessionFromStorage'
import { catalogApi } from '@/features/catalog/catalogApi'
import { openUrl } from '@/features/catalog/filters/filtersUrl'
import { MockTools } from '@/features/mockControl/MockTools'
import { pageTitle } from '@/navigation/pages'
import { isPrerenderedFor, withoutBase } from '@/navigation/paths'
import { toast } from '@/notifications/toast'
import { needed, nextTask, startLoadingAhead } from '@/platform/loadCode'
import { createStyleCache } from '@/theme/styleCache'
import { attachPageListeners } from './attachPageListeners'
import { replayEarly } from './hydrationReplay'
import { intendedAddress } from './intendedAddress'

/** The path that the shop is served under. */
const { BASE_URL } = import.meta.env

/** The build's worker precaches the shop and imports MSW's; development uses MSW's alone. */
const workerUrl = BASE_URL + (import.meta.env.PROD ? 'serviceWorker.js' : 'mockServiceWorker.js')

/** Milliseconds after which a page that has loaded counts as idle. */
const IDLE_MS = 1000

const paymentKey = import.meta.env.VITE_RAZORPAY_KEY_ID ?? ''

async function startMockBackend() {
  const { startBackend } = await needed(import('@/mocks/browser'))
  return startBackend({
    basePath: BASE_URL,
    workerUrl,
    mockSettings: new URLSearchParams(window.location.search).get('mock') ?? '',
    latency: Number(import.meta.env.VITE_MOCK_LATENCY_MS ?? 400),
    payment: paymentKey === '' ? 'standIn' : 'live',
    notify: (notice) => {
      toast(notice, 'info')
    },
  })
}

function backendAt(url: string) {
  const apiUrl = url.replace(/\/+$/, '')
  const scriptUrl = (script: string) => Promise.resolve(script)
  return () => Promise.resolve({ apiUrl, needsNetwork: true, scriptUrl })
}

const pageLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve, { once: true })
  })

const wait = () => new Promise((resolve) => setTimeout(resolve, IDLE_MS))

/** What a page does when it has started: optional, so the next visit retries what fails. */
async function prepareIdlePage(): Promise<void> {
  await pageLoaded()
  await wait()
  // Code that fails to load might never be fetched again by this page, and a connection that has just come
  // back may still refuse it.
  if (!navigator.onLine) {
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
    })
    await wait()
  }
  await startLoadingAhead()
  if (import.meta.env.VITE_VITALS_URL)
    (await import('./webVitals')).reportWebVitals(import.meta.env.VITE_VITALS_URL)
  if (import.meta.env.PROD) await (await import('./offline')).prepareForOffline(workerUrl)
}

/** The catalogue in the prerendered markup. */
const PrerenderedCatalog = v.pipe(v.string(), v.parseJson(), ProductsResponse)

const currentPath = () => withoutBase(window.location.pathname, BASE_URL)

/** Renders the app into the root element, or hydrates the page that was prerendered for this URL. */
export async function startApp(root: HTMLElement): Promise<void> {
  // With a real backend's URL, the mock isn't part of the build.
  connectBackend(
    import.meta.env.VITE_API_URL ? backendAt(import.meta.env.VITE_API_URL) : startMockBackend,
  )
  window.history.replaceState(window.history.state, '', intendedAddress(window.location, BASE_URL))
  // A page that can't be loaded says so itself.
  if (isPrerenderedFor(root.dataset['page'], currentPath()))
    await loadPage(currentPath()).catch(() => undefined)
  const store = makeStore({ paymentKey })
  await nextTask()
  // Back or Forward may have led elsewhere.
  const pathname = currentPath()
  const isPrerendered = isPrerenderedFor(root.dataset['page'], pathname)
  const text = isPrerendered && document.getElementById('prerendered')?.textContent
  const catalog = v.safeParse(PrerenderedCatalog, text)
  if (catalog.success)
    store.dispatch(
      catalogApi.util.upsertQueryEntries([
        { endpointName: 'getProducts', arg: undefined, value: catalog.output.products },
      ]),
    )
  // React hydrates a visitor's page of a URL without filters, then renders the session and the filters.
  const hydratedFrom = isPrerendered ? store.getState() : undefined
  store.dispatch(syncSessionFromStorage())
  store.dispatch(openUrl(pathname, window.location.search))
  attachPageListeners(store)
  // A plant's own page is the listing's.
  document.title = pageTitle(pathname)
  const shop = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <App
          store={store}
          hydratedFrom={hydratedFrom}
          basePath={BASE_URL}
          siteUrl={import.meta.env.VITE_SITE_URL}
          // A real backend has no mock controls.
          tools={import.meta.env.VITE_API_URL ? null : <MockTools />}
        />
      </CacheProvider>
    </StrictMode>
  )
  replayEarly(root)
  // A transition lets the browser handle input while the page hydrates. React replaces markup in which an
  // extension or a translation has changed nodes; the shopper loses nothing by that, so it isn't reported.
  if (isPrerendered)
    startTransition(() => {
      hydrateRoot(root, shop, { onRecoverableError: () => undefined })
    })
  else createRoot(root).render(shop)
  prepareIdlePage().catch(() => undefined)

  // Hydration uses the prerendered catalogue, which is then refetched.
  const refetch = { forceRefetch: true, subscribe: false }
  if (catalog.success)
    void store.dispatch(catalogApi.endpoints.getProducts.initiate(undefined, refetch))
}
