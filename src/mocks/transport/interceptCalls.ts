import { delay, http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { API_PREFIX } from '@/contract/calls'

/** How long the first calls wait for the service worker, in milliseconds. */
const WORKER_TIMEOUT_MS = 2000

/** The header of every reply from the handlers; a reply without it comes from the host. */
const MARK = 'x-frond-mock'

/** Answers a call. Undefined if there's no handler for it. */
type Answer = (request: Request) => Promise<Response | undefined>

/**
 * Answers the page's calls to the backend: through MSW's worker where it controls the page, so that the
 * browser's network panel shows them, and otherwise in the page. A reply without the handlers' mark
 * comes from the host, because the browser has stopped the worker, which has then forgotten the page, or
 * because another version has taken over. The page then answers that call and all later ones itself.
 * Resolves when calls can be made.
 */
export async function interceptCalls(answer: Answer, workerUrl: string): Promise<void> {
  const network = globalThis.fetch
  let hasWorker = false

  globalThis.fetch = async (input, init) => {
    if (!isApiCall(input instanceof Request ? input.url : input)) return network(input, init)
    const request = new Request(input, init)
    // The caller's own signal: in Safari, the copy that a new request has may not follow it.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : request.signal)
    if (hasWorker) {
      const reply = await unlessAborted(signal, () => network(request.clone())).catch(
        (error: unknown) => {
          hasWorker &&= signal.aborted
          // A change without a reply may have been made.
          if (signal.aborted || request.method !== 'GET') throw error
        },
      )
      const mark = reply?.headers.get(MARK)
      if (reply && mark) return expectReply(mark === 'error' ? undefined : reply)
      hasWorker = false
    }
    return expectReply(await unlessAborted(signal, () => answer(request)))
  }

  const start = async () => {
    hasWorker = await startWorker(answer, workerUrl)
  }
  await Promise.race([start().catch(() => undefined), delay(WORKER_TIMEOUT_MS)])
}

/** Resolves to false where no worker will control this page, and rejects where it can't be loaded. */
async function startWorker(answer: Answer, url: string): Promise<boolean> {
  // MSW checks for a new version of the worker, which offline would reject unhandled.
  if (!('serviceWorker' in navigator) || !navigator.onLine) return false
  const { controller } = navigator.serviceWorker
  // After a hard reload no worker controls the page, and MSW would reload it once more.
  if (!controller && (await navigator.serviceWorker.getRegistration())) return false
  const isOurs = ({ request }: { request: Request }) => isApiCall(request.url)
  const worker = setupWorker(http.all(isOurs, async ({ request }) => marked(await answer(request))))
  await worker.start({ serviceWorker: { url }, onUnhandledRequest: 'bypass', quiet: true })
  return true
}

/** A network error has no headers, so a marked response stands for it. */
function marked(reply: Response | undefined): Response {
  if (!reply || reply.type === 'error')
    return new HttpResponse(null, { status: 503, headers: { [MARK]: 'error' } })
  reply.headers.set(MARK, 'reply')
  return reply
}

function expectReply(reply: Response | undefined): Response {
  if (!reply || reply.type === 'error') throw new TypeError('Failed to fetch')
  return reply
}

function isApiCall(url: string | URL): boolean {
  if (!URL.canParse(url, location.href)) return false
  const { origin, pathname } = new URL(url, location.href)
  return origin === location.origin && `${pathname}/`.startsWith(`${API_PREFIX}/`)
}

/** Rejects when the call is aborted, as on the network; the handler still completes. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const aborted = new Promise((resolve) => {
    signal.addEventListener('abort', resolve)
  }).then((): never => {
    signal.throwIfAborted()
    throw new Error('The call was aborted.')
  })
  return Promise.race([work(), aborted])
}
