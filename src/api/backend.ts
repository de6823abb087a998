import type { Backend } from '../contract/backend'

type StartBackend = () => Promise<Backend>

const onNetwork: Backend = { needsNetwork: true, scriptUrl: (url) => Promise.resolve(url) }

let start: StartBackend = () => Promise.resolve(onNetwork)
let starting: Promise<Backend> | undefined

/** Starts the shop's backend; calls wait for it, the first paint does not. */
export function connectBackend(startBackend: StartBackend): void {
  start = startBackend
  starting = undefined
  // A failure is reported to whoever makes the first call.
  backendReady().catch(() => undefined)
}

/**
 * The backend, once it answers. A start that failed is tried again by the next call.
 * Without `connectBackend` the backend is taken to be on the network.
 */
export function backendReady(): Promise<Backend> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}
