import { API_PREFIX } from '../../contract/calls'

type Fetch = typeof globalThis.fetch

interface ApiFetchOptions {
  /** The original fetch. */
  network: Fetch
  /** Resolves to true if the service worker will respond to network requests. */
  isWorkerReady: () => Promise<boolean>
  resolveInPage: (request: Request) => Promise<Response>
}

/**
 * Creates a fetch that resolves the backend's calls in the page unless the service worker is ready
 * to. All other requests go to the network unchanged.
 */
export function createApiFetch({ network, isWorkerReady, resolveInPage }: ApiFetchOptions): Fetch {
  return async (input, init) => {
    if (!isApiCall(input) || (await isWorkerReady())) return network(input, init)
    const request = new Request(input, init)
    return unlessAborted(request.signal, () => resolveInPage(request))
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
