import type { Backend } from '../contract/backend'

let backend: Promise<Backend> = Promise.resolve({ scriptUrl: (url) => Promise.resolve(url) })

/** Tells the shop that its backend is starting; calls wait for it, the first paint does not. */
export function connectBackend(starting: Promise<Backend>): void {
  backend = starting
}

/** The backend, once it answers. Without `connectBackend` it is taken to be on the network. */
export function backendReady(): Promise<Backend> {
  return backend
}
