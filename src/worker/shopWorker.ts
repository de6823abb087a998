import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { savesData } from '@/platform/saveData'
import { pageFor } from './pageFor'
import { PRECACHE } from './precacheMessage'

declare const self: ServiceWorkerGlobalScope

/**
 * Precaches the build, and imports MSW's worker, because only one worker can control a page. The build
 * replaces `__WB_MANIFEST` with the list of its files.
 */
const precache = new PrecacheController()
precache.addToCacheList(self.__WB_MANIFEST)
const isPrecached = (path: string) => precache.getCacheKeyForURL(path) !== undefined

let reminder: ReturnType<typeof setInterval> | undefined

self.addEventListener('install', (event) => {
  // Pages that are open have loaded all of their code, and the next load gets the new version.
  void self.skipWaiting()
  // Chromium forgets it if a page calls the old worker at that moment.
  reminder = setInterval(() => void self.skipWaiting(), 1000)
  // A first visit's calls wait for this worker, and its bandwidth is the page's: it precaches once idle.
  if (self.registration.active && !savesData()) event.waitUntil(precache.install(event))
})

self.addEventListener('activate', (event) => {
  clearInterval(reminder)
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  // MSW sends it whenever a page may be left, and its worker would unregister itself with the last one.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
  if (event.data !== PRECACHE) return
  const waitUntil = (work: Promise<unknown>) => {
    event.waitUntil(work)
  }
  const install = Object.assign(new ExtendableEvent('install'), { waitUntil })
  // The next visit retries what has failed.
  waitUntil(precache.install(install).catch(() => undefined))
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
