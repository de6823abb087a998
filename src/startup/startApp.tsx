import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as v from 'valibot'
import { App } from '../app/App'
import { connectBackend } from '../api/backend'
import { inBrowserRouter } from './browserRouter'
import { applyScheme, readScheme } from '../theme/colourScheme'
import { attachPageListeners } from './attachPageListeners'
import { nextTask } from './nextTask'
import { isPrerenderedFor, withoutBase } from '../navigation/paths'
import { openUrl } from '../features/catalog/openUrl'
import { makeStore } from '../app/store'
import { ProductsResponse } from '../contract/calls'
import { syncSessionFromStorage } from '../features/auth/syncSessionFromStorage'
import { catalogApi } from '../features/catalog/catalogApi'
import { MockTools } from '../features/mockControl/MockTools'
import { toast } from '../notifications/toast'
import { createStyleCache } from '../theme/styleCache'

/** The path that the shop is served under. */
const { BASE_URL } = import.meta.env

/** The build's worker keeps the shop for offline use and carries MSW's; development has MSW's alone. */
const workerUrl = BASE_URL + (import.meta.env.PROD ? 'serviceWorker.js' : 'mockServiceWorker.js')

/** Milliseconds after the shop's start, when nothing of the first load is under way any more. */
const IDLE_MS = 3000

const paymentKey = import.meta.env.VITE_RAZORPAY_KEY_ID ?? ''

/** The measurements' large catalogue; without the setting its code is not even built. */
async function largeCatalogue() {
  if (!import.meta.env.VITE_MOCK_CATALOGUE) return undefined
  const generator = await import('../mocks/seeds/largeCatalogue')
  return generator.largeCatalogue(Number(import.meta.env.VITE_MOCK_CATALOGUE))
}

function connectTo(address: string) {
  const apiUrl = address.replace(/\/+$/, '')
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

/** With an address of a real backend the mock is not even built. */
connectBackend(
  import.meta.env.VITE_API_URL ? connectTo(import.meta.env.VITE_API_URL) : startMockBackend,
)

async function prepareForOffline(): Promise<void> {
  try {
    const offline = await import('./offline')
    offline.prepareForOffline(workerUrl)
  } catch {
    // The connection is gone already; the next visit prepares for it.
  }
}

/** Off by default: without an address the library is not even built. */
async function measureVisit(): Promise<void> {
  if (!import.meta.env.VITE_VITALS_URL) return
  try {
    const { reportWebVitals } = await import('./webVitals')
    reportWebVitals(import.meta.env.VITE_VITALS_URL)
  } catch {
    // A visit that nobody measures is a visit all the same.
  }
}

/** The catalogue in the prerendered markup. */
const PrerenderedCatalog = v.pipe(v.string(), v.parseJson(), ProductsResponse)

/** Shows the shop in its root element; hydrates what is prerendered there for this address. */
export async function startShop(root: HTMLElement): Promise<void> {
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
  await nextTask()

  // After `hydratedFrom`: React hydrates the visitor's view of an address without filters, and shows
  // session and filters right after.
  store.dispatch(syncSessionFromStorage())
  store.dispatch(openUrl(pathname, window.location.search))
  attachPageListeners(store)
  applyScheme(readScheme())
  if (import.meta.env.PROD) setTimeout(() => void prepareForOffline(), IDLE_MS)
  void measureVisit()

  const shop = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <App
          store={store}
          hydratedFrom={hydratedFrom}
          inRouter={(app) => inBrowserRouter(app, BASE_URL)}
          basePath={BASE_URL}
          // A real backend has no controls.
          tools={import.meta.env.VITE_API_URL ? null : <MockTools />}
        />
      </CacheProvider>
    </StrictMode>
  )
  // A transition lets the browser breathe while a whole page is hydrated.
  if (isPrerendered)
    startTransition(() => {
      hydrateRoot(root, shop)
    })
  else createRoot(root).render(shop)

  // Hydration starts from the prerendered catalogue; then it is fetched again.
  if (isPrerendered && prerenderedCatalog.success)
    void store.dispatch(
      catalogApi.endpoints.getProducts.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    )
}
