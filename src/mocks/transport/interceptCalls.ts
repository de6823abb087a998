import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { createCallRouter } from './callRouter'
import { startWorker } from './startWorker'

/** How long the first calls wait for the service worker, in milliseconds. */
const WORKER_TIMEOUT_MS = 2000

/**
 * Handles the page's calls to the backend, in MSW's service worker if it can, and otherwise in the page.
 * Callers can't tell the difference. Resolves when calls can be made.
 */
export async function interceptCalls(handlers: RequestHandler[], workerUrl: string): Promise<void> {
  const router = createCallRouter({
    network: globalThis.fetch,
    controller: () => navigator.serviceWorker.controller,
    resolveInPage: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  })
  globalThis.fetch = router.fetch
  // Nobody reads the response to a call that has already failed or been executed. It's no network error,
  // because Firefox logs those, even of a page that is being left.
  const executeOnce = http.all(
    () => true,
    ({ request }) => (router.begin(request) ? undefined : new HttpResponse(null, { status: 503 })),
  )
  const started = startWorker([executeOnce, ...handlers], workerUrl)
  await Promise.race([started.then(router.useWorker, () => undefined), delay(WORKER_TIMEOUT_MS)])
}
