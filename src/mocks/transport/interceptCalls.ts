import { delay, getResponse, type RequestHandler } from 'msw'
import { createApiFetch } from './apiFetch'
import { startServiceWorker } from './serviceWorker'

/** Milliseconds that the first calls wait for the service worker. */
const WORKER_TIMEOUT_MS = 2000

/**
 * Lets the handlers answer the page's calls of the backend: through MSW's service worker where
 * it is ready, and otherwise in the page. Callers cannot tell which. Resolves when calls can be
 * made.
 */
export async function interceptCalls(handlers: RequestHandler[], workerUrl: string): Promise<void> {
  const { settled, isReady } = startServiceWorker(handlers, workerUrl)
  globalThis.fetch = createApiFetch({
    network: globalThis.fetch,
    isWorkerReady: isReady,
    resolveInPage: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  })
  await Promise.race([settled, delay(WORKER_TIMEOUT_MS)])
}
