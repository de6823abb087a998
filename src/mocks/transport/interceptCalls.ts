import { delay, getResponse, type RequestHandler } from 'msw'
import { createApiFetch } from './apiFetch'
import { startServiceWorker } from './serviceWorker'

/** How long the first calls wait for the service worker, in milliseconds. */
const WORKER_TIMEOUT_MS = 2000

/**
 * Handles the page's calls to the backend: in MSW's service worker if it's ready, and otherwise in
 * the page. Callers can't tell the difference. Resolves when calls can be made.
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
