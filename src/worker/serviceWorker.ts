import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { workerMessages } from './messages'
import { pageFor } from './pages'

declare const self: ServiceWorkerGlobalScope & {
  /** Where the browser has Trusted Types. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ) => unknown
  }
}

/**
 * Keeps the whole build for offline use, and carries MSW's worker, since a page can be controlled
 * by one only. The build puts the list of files in the place of `__WB_MANIFEST`.
 */
const precache = new PrecacheController()
precache.addToCacheList(self.__WB_MANIFEST)
const isKept = (path: string) => precache.getCacheKeyForURL(path) !== undefined

/** The browser's 'install' event, made up for at a later one. */
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

/** Before MSW's worker, which would call it at once: a new version waits until it is told not to. */
const skipWaiting = self.skipWaiting.bind(self)
self.skipWaiting = () => Promise.resolve()

self.addEventListener('install', (event) => {
  // A first visit needs MSW soon and its line for the page: the files are kept once it is idle.
  if (self.registration.active) event.waitUntil(precache.install(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  if (event.data === workerMessages.skipWaiting) event.waitUntil(skipWaiting())
  // Where that fails, the next visit goes on from there.
  if (event.data === workerMessages.keep)
    event.waitUntil(precache.install(new LateInstall(event)).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const file =
    request.mode === 'navigate' ? pageFor(pathname, isKept, import.meta.env.BASE_URL) : pathname
  if (file === undefined || !isKept(file)) return
  // MSW's listener would answer as well.
  event.stopImmediatePropagation()
  event.respondWith(precache.matchPrecache(file).then((kept) => kept ?? fetch(request)))
})

// A backend on the network needs no mock.
if (!import.meta.env['VITE_API_URL']) {
  const script = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  // Where the host's headers ask for Trusted Types: this script and no other.
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === script ? address : null),
  })
  importScripts(script)
}
