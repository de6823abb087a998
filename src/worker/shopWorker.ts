import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { workerMessages } from './messages'
import { pageFor } from './pages'

declare const self: ServiceWorkerGlobalScope & {
  /** Undefined if the browser has no Trusted Types. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ) => unknown
  }
}

/**
 * Precaches the whole build, and imports MSW's worker, because only one worker can control a page.
 * The build replaces `__WB_MANIFEST` with the list of files.
 */
const precache = new PrecacheController()
precache.addToCacheList(self.__WB_MANIFEST)
const isPrecached = (path: string) => precache.getCacheKeyForURL(path) !== undefined

/** Simulates the browser's 'install' event for Workbox, later than the real one. */
class LateInstall extends ExtendableEvent {
  private readonly event: ExtendableEvent
  constructor(event: ExtendableEvent) {
    super('install')
    this.event = event
  }
  override waitUntil(work: Promise<unknown>): void {
    this.event.waitUntil(work)
  }
}

/** Replaced before MSW's worker calls it: a new version must wait for the page's message. */
const skipWaiting = self.skipWaiting.bind(self)
self.skipWaiting = () => Promise.resolve()

self.addEventListener('install', (event) => {
  // A first visit needs MSW soon and its bandwidth for the page, so it precaches once idle.
  if (self.registration.active) event.waitUntil(precache.install(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  // MSW sends it whenever a page may be left, and its worker would unregister itself with the last one.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
  if (event.data === workerMessages.skipWaiting) event.waitUntil(skipWaiting())
  // The next visit retries what has failed.
  if (event.data === workerMessages.precache)
    event.waitUntil(precache.install(new LateInstall(event)).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const file =
    request.mode === 'navigate'
      ? pageFor(pathname, isPrecached, import.meta.env.BASE_URL)
      : pathname
  if (file === undefined || !isPrecached(file)) return
  // Otherwise MSW's listener would respond too.
  event.stopImmediatePropagation()
  event.respondWith(precache.matchPrecache(file).then((cached) => cached ?? fetch(request)))
})

// With a backend on the network there's no mock.
if (!import.meta.env['VITE_API_URL']) {
  const script = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  // If the host's headers require Trusted Types, only this script is allowed.
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === script ? url : null),
  })
  importScripts(script)
}
