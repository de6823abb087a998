import { API_PREFIX } from '../contract/calls'

type Fetch = typeof globalThis.fetch

interface ApiFetchOptions {
  /** The fetch that was there before. */
  network: Fetch
  /** Tells whether a worker will answer what goes to the network. */
  workerAnswers: () => Promise<boolean>
  answerInPage: (request: Request) => Promise<Response>
}

/**
 * A fetch whose calls of the backend are answered by the worker if it can, and otherwise in the
 * page, by the same handlers and store. Everything else goes to the network untouched.
 */
export function createApiFetch({ network, workerAnswers, answerInPage }: ApiFetchOptions): Fetch {
  return async (input, init) => {
    if (!isApiCall(input) || (await workerAnswers())) return network(input, init)
    const request = new Request(input, init)
    return unlessAborted(request.signal, () => answerInPage(request))
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
  const abortion = new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { signal: done.signal })
  }).then((): never => {
    signal.throwIfAborted()
    throw new Error('The call was aborted.')
  })
  try {
    return await Promise.race([work(), abortion])
  } finally {
    done.abort()
  }
}
