import * as v from 'valibot'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { hasShopLeft } from './hasShopLeft'
import { WorkerMessage } from './messages'
import { pageFor } from './pages'
import { savesData } from './saveData'

declare const self: ServiceWorkerGlobalScope & {
  /** Undefined if the browser has no Trusted Types. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ) => unknown
  }
}

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

/**
 * Whether the shop is still at this origin; 'unknown' until that's checked after the worker starts.
 */
let shop: 'unknown' | 'here' | 'left' = 'unknown'

/** Settles once nothing is being precached. */
let precaching: Promise<unknown> = Promise.resolve()

self.addEventListener('message', (event) => {
  // MSW sends it whenever a page may be left, and its worker would unregister itself with the last one.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
  const { success, output } = v.safeParse(WorkerMessage, event.data)
  if (!success) return
  if (output.type === 'skipWaiting') event.waitUntil(skipWaiting())
  else if (shop !== 'left') {
    // The next visit retries what has failed.
    precaching = precacheFiles(new LateInstall(event), output.used).catch(() => undefined)
    event.waitUntil(precaching)
  }
})

/**
 * Removes the worker and what it has cached from an origin that the shop has left (F93). The page that is
 * being opened may register the worker again, which leaves with the next page. In Firefox and WebKit, this
 * worker stays with that page until it closes, and must not open the cache again: that would create it.
 */
async function leaveWithShop(): Promise<void> {
  if (shop === 'here') return
  shop = (await hasShopLeft(self.location.href, self.registration.scope)) ? 'left' : 'here'
  if (shop === 'here') return
  await self.registration.unregister()
  await precaching
  await caches.delete(precache.strategy.cacheName)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isNavigation = request.mode === 'navigate'
  const file = isNavigation ? pageFor(pathname, isPrecached, import.meta.env.BASE_URL) : pathname
  if (file === undefined || !isPrecached(file)) return
  if (isNavigation) event.waitUntil(leaveWithShop())
  if (shop === 'left') return
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
