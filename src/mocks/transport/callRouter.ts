import { API_PREFIX } from '../../contract/calls'

type Fetch = typeof globalThis.fetch

interface CallRouterOptions {
  /** The original fetch. */
  network: Fetch
  /** Returns the worker that controls the page. */
  controller: () => ServiceWorker | null
  resolveInPage: (request: Request) => Promise<Response>
}

interface CallRouter {
  /** A fetch that resolves the backend's calls. All other requests go to the network unchanged. */
  fetch: Fetch
  /** Sends calls to this worker, which passes them to the page's handlers. */
  useWorker: (worker: ServiceWorker | null) => void
  /** Returns true if a call that the worker passes on is to be executed: at most once. */
  begin: (request: Request) => boolean
}

/** Identifies a call in all tabs, because MSW's worker passes a closed tab's calls on to another tab. */
const CALL_ID = 'x-call-id'

/**
 * Sends the page's calls through MSW's worker, so that the browser's network panel shows them. A call
 * that comes back without having been executed is resolved in the page, and so are all later ones:
 * the browser has stopped the worker, which has forgotten the page (F14). The same applies once
 * another version of the worker controls the page (F15).
 */
export function createCallRouter({
  network,
  controller,
  resolveInPage,
}: CallRouterOptions): CallRouter {
  /** Calls that haven't been executed. Whoever deletes one executes it. */
  const sent = new Set<string>()
  let worker: ServiceWorker | null = null

  const sendToWorker = async (
    request: Request,
    signal: AbortSignal,
    inPage: () => Promise<Response>,
  ) => {
    const id = crypto.randomUUID()
    sent.add(id)
    const call = request.clone()
    call.headers.set(CALL_ID, id)
    const reply = unlessAborted(signal, () => network(call))
    await reply.catch(() => undefined)
    const isExecuted = !sent.delete(id)
    if (isExecuted || signal.aborted) return reply
    worker = null
    return inPage()
  }

  return {
    fetch: async (input, init) => {
      if (!isApiCall(input)) return network(input, init)
      const request = new Request(input, init)
      // The caller's own signal: in Safari, the copy of it that a new request has may not follow it.
      const signal = init?.signal ?? (input instanceof Request ? input.signal : request.signal)
      const inPage = () => unlessAborted(signal, () => resolveInPage(request))
      const isWorkerReady = worker !== null && worker === controller()
      return isWorkerReady ? sendToWorker(request, signal, inPage) : inPage()
    },
    useWorker: (started) => {
      worker = started
    },
    begin: ({ headers }) => {
      const id = headers.get(CALL_ID)
      return id === null || sent.delete(id)
    },
  }
}

function isApiCall(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : input
  if (!URL.canParse(url, location.href)) return false
  const { origin, pathname } = new URL(url, location.href)
  const isUnderPrefix = pathname === API_PREFIX || pathname.startsWith(`${API_PREFIX}/`)
  return origin === location.origin && isUnderPrefix
}

/** Rejects when the request is aborted, as on the network; the handler still completes. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const done = new AbortController()
  const aborted = new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { signal: done.signal })
  }).then((): never => {
    signal.throwIfAborted()
    throw new Error('The call was aborted.')
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    done.abort()
  }
}
