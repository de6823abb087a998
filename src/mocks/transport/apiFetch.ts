import { API_PREFIX } from '../../contract/calls'

type Fetch = typeof globalThis.fetch

interface ApiFetchOptions {
  /** The fetch that was there before. */
  network: Fetch
  /** Tells whether the service worker will answer what goes to the network. */
  isWorkerReady: () => Promise<boolean>
  resolveInPage: (request: Request) => Promise<Response>
}

/**
 * A fetch that leaves the backend's calls to the service worker if it is ready, and otherwise
 * resolves them in the page. Everything else goes to the network untouched.
 */
export function createApiFetch({ network, isWorkerReady, resolveInPage }: ApiFetchOptions): Fetch {
  return async (input, init) => {
    if (!isApiCall(input) || (await isWorkerReady())) return network(input, init)
    const request = new Request(input, init)
    return unlessAborted(request.signal, () => resolveInPage(request))
  }
}

function isApiCall(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input
  if (!URL.canParse(address, location.href)) return false
  const { origin, pathname } = new URL(address, location.href)
  const isUnderPrefix = pathname === API_PREFIX || pathname.startsWith(`${API_PREFIX}/`)
  return origin === location.origin && isUnderPrefix
}

/** As on the network, the caller stops waiting; what the backend has begun, it finishes. */
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
