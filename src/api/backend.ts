import type { Backend } from '../contract/backend'

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
