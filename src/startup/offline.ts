import type { WorkerMessage } from '../worker/messages'
import { savesData } from '../worker/saveData'
import { offerUpdate } from '../platform/updates'

/** Error illustrations loaded ahead; holding a reference keeps them in memory. */
const picturesAhead: HTMLImageElement[] = []

/**
 * Timeout for a new version to take control, in milliseconds. The browser lets the old one finish its
 * work first, which can take minutes. After the timeout, the page reloads with the old version, and the
 * new one is offered again.
 */
const TAKEOVER_MS = 3000

/** Milliseconds between two checks for a new version in a tab that stays open. */
const UPDATE_CHECK_MS = 60 * 60 * 1000

const send = (worker: ServiceWorker, message: WorkerMessage) => {
  worker.postMessage(message)
}

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
  send(worker, { type: 'skipWaiting' })
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

/** The browser checks for a new version when a page is loaded, which some tabs never are again (F95). */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheck < UPDATE_CHECK_MS) return
    lastCheck = Date.now()
    // The host may not respond.
    registration.update().catch(() => undefined)
  })
}

/** The paths of everything that the page has loaded from its host. */
function loadedPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
}

async function precacheShop(workerUrl: string): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerUrl)
  followUpdates(registration)
  checkForUpdates(registration)
  const precache = async () => {
    const { active } = await serviceWorker.ready
    if (active) send(active, { type: 'precache', ...(savesData() && { used: loadedPaths() }) })
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
