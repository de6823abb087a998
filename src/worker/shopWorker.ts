import * as v from 'valibot'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { WorkerMessage } from './messages'
import { pageFor } from './pages'
import { savesData } from './saveData'

declare const self: ServiceWorkerGlobalScope

/** Every file of the build, which replaces `__WB_MANIFEST` with the list. */
const files = self.__WB_MANIFEST

/**
 * Precaches the build, and imports MSW's worker, because only one worker can control a page.
 */
const precache = new PrecacheController()
precache.addToCacheList(files)
const isPrecached = (path: string) => precache.getCacheKeyForURL(path) !== undefined

/** Precaches the files that aren't cached yet: all of them, or with Save-Data the pages and `used`. */
function precacheFiles(event: ExtendableEvent, used?: readonly string[]): Promise<unknown> {
  if (!used) return precache.install(event)
  const pagesAndUsed = new PrecacheController()
  pagesAndUsed.addToCacheList(
    files.filter((entry) => {
      const url = typeof entry === 'string' ? entry : entry.url
      return url.endsWith('.html') || used.includes(url)
    }),
  )
  return pagesAndUsed.install(event)
}

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
  const { active } = self.registration
  // A first visit needs MSW soon and its bandwidth for the page, so it precaches once idle.
  if (!active) return
  // Not a version of the shop: another project's at the same port, or the development server's.
  if (active.scriptURL !== self.location.href) event.waitUntil(skipWaiting())
  else event.waitUntil(precacheFiles(event, savesData() ? [] : undefined))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  // MSW sends it whenever a page may be left, and its worker would unregister itself with the last one.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
  const { success, output } = v.safeParse(WorkerMessage, event.data)
  if (!success) return
  if (output.type === 'skipWaiting') event.waitUntil(skipWaiting())
  // The next visit retries what has failed.
  else event.waitUntil(precacheFiles(new LateInstall(event), output.used).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isNavigation = request.mode === 'navigate'
  const file = isNavigation ? pageFor(pathname, isPrecached, import.meta.env.BASE_URL) : pathname
  if (file === undefined || !isPrecached(file)) return
  // Otherwise MSW's listener would respond too.
  event.stopImmediatePropagation()
  event.respondWith(precache.matchPrecache(file).then((cached) => cached ?? fetch(request)))
})

// With a backend on the network there's no mock.
if (!import.meta.env['VITE_API_URL'])
  importScripts(`${import.meta.env.BASE_URL}mockServiceWorker.js`)
