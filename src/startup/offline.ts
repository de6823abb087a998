import { workerMessages } from '../worker/messages'
import { offerUpdate } from './updates'

/** Error illustrations loaded ahead; holding a reference keeps them in memory. */
const picturesAhead: HTMLImageElement[] = []

/**
 * Timeout for a new version to take control, in milliseconds. The browser lets the old one finish its
 * work first, which can take minutes. After the timeout, the page reloads with the old version, and the
 * new one is offered again.
 */
const TAKEOVER_MS = 3000

/** Activates a new version and reloads this tab. Other tabs keep theirs. */
function activate(worker: ServiceWorker): void {
  if (worker.state !== 'installed') {
    // Another tab has activated it.
    window.location.reload()
    return
  }
  const timeout = setTimeout(reload, TAKEOVER_MS)
  function reload() {
    clearTimeout(timeout)
    window.location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  worker.postMessage(workerMessages.skipWaiting)
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker) => {
    offerUpdate(() => {
      activate(worker)
    })
  }
  const follow = () => {
    const { active, waiting, installing } = registration
    // The very first version replaces nothing.
    if (!active) return
    if (waiting) offer(waiting)
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
}

async function precacheShop(workerUrl: string): Promise<void> {
  const { serviceWorker } = navigator
  followUpdates(await serviceWorker.register(workerUrl))
  const precache = async () => {
    const { active } = await serviceWorker.ready
    active?.postMessage(workerMessages.precache)
  }
  window.addEventListener('online', () => void precache())
  await precache()
}

/**
 * Prepares the shop for offline use: the worker precaches it (docs/architecture.md), and the error
 * illustration is loaded for pages without a worker.
 */
export function prepareForOffline(workerUrl: string): void {
  const picture = new Image()
  picture.src = '/illustrations/error.svg'
  picturesAhead.push(picture)
  // There's no worker over plain HTTP or where the browser blocks it; the shop works without.
  if ('serviceWorker' in navigator) precacheShop(workerUrl).catch(() => undefined)
}
