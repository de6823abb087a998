import type { MockControls } from '@/mocks/interface/controls'

/** What the app needs to know about the backend, besides its responses to `fetch('/api/…')`. */
interface Backend {
  /** False for a backend in the browser, which also responds offline. */
  needsNetwork: boolean
  /** The base URL of requests. Default: `/api` on the page's own origin. */
  apiUrl?: string
  /**
   * Returns the URL to load a third party's script from: the given one, or a local script if the
   * backend simulates the third party.
   */
  scriptUrl: (url: string) => Promise<string>
  /** The mock's controls. A real backend has none. */
  controls?: () => Promise<MockControls>
}

type StartBackend = () => Promise<Backend>

const onNetwork: Backend = { needsNetwork: true, scriptUrl: (url) => Promise.resolve(url) }

let start: StartBackend = () => Promise.resolve(onNetwork)
let starting: Promise<Backend> | undefined

/** Starts the backend. Calls wait until it is ready; the first paint doesn't. */
export function connectBackend(startBackend: StartBackend): void {
  start = startBackend
  starting = undefined
  // The first call reports a failed start.
  backendReady().catch(() => undefined)
}

/**
 * Resolves once the backend is ready. The next call retries a failed start. Without
 * `connectBackend`, the backend is assumed to be on the network.
 */
export function backendReady(): Promise<Backend> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}
