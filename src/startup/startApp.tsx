import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as v from 'valibot'
import { App } from '../app/App'
import { connectBackend } from '../api/backend'
import { inBrowserRouter } from './browserRouter'
import { applyScheme, readScheme } from '../theme/colourScheme'
import { attachPageListeners } from './attachPageListeners'
import { claimTab } from '../platform/claimTab'
import { nextTask } from './nextTask'
import { isPrerenderedFor, withoutBase } from '../navigation/paths'
import { openUrl } from '../features/catalog/filters/openUrl'
import { makeStore } from '../app/store'
import { ProductsResponse } from '../contract/catalogCalls'
import { syncSessionFromStorage } from '../features/auth/syncSessionFromStorage'
import { catalogApi } from '../features/catalog/catalogApi'
import { MissingChunkError } from '../platform/loadChunk'
import { MockTools } from '../features/mockControl/MockTools'
import { toast } from '../notifications/toast'
import { createStyleCache } from '../theme/styleCache'

/** The path that the shop is served under. */
const { BASE_URL } = import.meta.env

/** The build's worker precaches the shop and imports MSW's; development uses MSW's alone. */
const workerUrl = BASE_URL + (import.meta.env.PROD ? 'serviceWorker.js' : 'mockServiceWorker.js')

/**
 * Delay after startup before the shop is prepared for offline use, and between checks of the connection,
 * in milliseconds.
 */
const IDLE_MS = 3000

const paymentKey = import.meta.env.VITE_RAZORPAY_KEY_ID ?? ''

/** The benchmarks' large catalogue; without the setting it isn't part of the build. */
async function largeCatalogue() {
  if (!import.meta.env.VITE_MOCK_CATALOGUE) return undefined
  const generator = await import('../mocks/seeds/largeCatalogue')
  return generator.largeCatalogue(Number(import.meta.env.VITE_MOCK_CATALOGUE))
}

function connectTo(backendUrl: string) {
  const apiUrl = backendUrl.replace(/\/+$/, '')
  const scriptUrl = (url: string) => Promise.resolve(url)
  return () => Promise.resolve({ apiUrl, needsNetwork: true, scriptUrl })
}

async function startMockBackend() {
  const { startBackend } = await import('../mocks/browser')
  return startBackend({
    workerUrl,
    mockSettings: new URLSearchParams(window.location.search).get('mock') ?? '',
    latency: Number(import.meta.env.VITE_MOCK_LATENCY_MS ?? 400),
    payment: paymentKey === '' ? 'standIn' : 'live',
    plants: await largeCatalogue(),
    notify: (notice) => {
      toast(notice, 'info')
    },
  })
}

/** With a real backend's URL, the mock isn't part of the build. */
connectBackend(
  import.meta.env.VITE_API_URL ? connectTo(import.meta.env.VITE_API_URL) : startMockBackend,
)

function scheduleOfflineSupport(): void {
  setTimeout(() => void loadOfflineSupport(), IDLE_MS)
}

async function loadOfflineSupport(): Promise<void> {
  // Checked again instead of on 'online', which can come before requests succeed.
  if (!navigator.onLine) {
    scheduleOfflineSupport()
    return
  }
  try {
    const offline = await import('./offline')
    offline.prepareForOffline(workerUrl)
  } catch {
    // The host didn't respond; the next visit retries.
  }
}

/** Off by default: without a URL, the library isn't part of the build. */
async function measureVisit(): Promise<void> {
  if (!import.meta.env.VITE_VITALS_URL) return
  try {
    const { reportWebVitals } = await import('./webVitals')
    reportWebVitals(import.meta.env.VITE_VITALS_URL)
  } catch {
    // Measuring is optional.
  }
}

/** The catalogue in the prerendered markup. */
const PrerenderedCatalog = v.pipe(v.string(), v.parseJson(), ProductsResponse)

/**
 * Renders the app into the root element, or hydrates the page that was prerendered for this URL.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const store = makeStore({ paymentKey })
  await nextTask()
  const pathname = withoutBase(window.location.pathname, BASE_URL)
  const isPrerendered = isPrerenderedFor(root.dataset['page'], pathname)

  const prerenderedCatalog = v.safeParse(
    PrerenderedCatalog,
    document.getElementById('prerendered')?.textContent,
  )
  if (isPrerendered && prerenderedCatalog.success) {
    const { products } = prerenderedCatalog.output
    store.dispatch(
      catalogApi.util.upsertQueryEntries([
        { endpointName: 'getProducts', arg: undefined, value: products },
      ]),
    )
  }
  const hydratedFrom = isPrerendered ? store.getState() : undefined
  await Promise.all([nextTask(), claimTab()])

  // After `hydratedFrom`: React hydrates a visitor's page of a URL without filters, then renders
  // the session and the filters.
  store.dispatch(syncSessionFromStorage())
  store.dispatch(openUrl(pathname, window.location.search))
  attachPageListeners(store)
  applyScheme(readScheme())
  if (import.meta.env.PROD) scheduleOfflineSupport()
  void measureVisit()

  const shop = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <App
          store={store}
          hydratedFrom={hydratedFrom}
          inRouter={(app) => inBrowserRouter(app, BASE_URL)}
          basePath={BASE_URL}
          // A real backend has no mock controls.
          tools={import.meta.env.VITE_API_URL ? null : <MockTools />}
        />
      </CacheProvider>
    </StrictMode>
  )
  // The page says itself what couldn't be loaded.
  const onCaughtError = (error: unknown) => {
    if (!(error instanceof MissingChunkError)) console.error(error)
  }
  // A transition lets the browser handle input while the page hydrates.
  if (isPrerendered)
    startTransition(() => {
      // React replaces markup that it can't hydrate because an extension or a translation has changed
      // it. The shopper loses nothing by that (hydrationReplay.ts), so it isn't reported.
      hydrateRoot(root, shop, { onCaughtError, onRecoverableError: () => undefined })
    })
  else createRoot(root, { onCaughtError }).render(shop)

  // Hydration uses the prerendered catalogue, which is then refetched.
  if (isPrerendered && prerenderedCatalog.success)
    void store.dispatch(
      catalogApi.endpoints.getProducts.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    )
}
