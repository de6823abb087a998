/* global self, caches */
/**
 * Retires the shop's service worker: serve this file as `serviceWorker.js` at an origin that the shop has
 * left (docs/deploying.md). It removes itself and the shop's cache, and reloads the shop's open pages.
 */
self.addEventListener('install', () => {
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

async function leave() {
  const { scope } = self.registration
  await self.registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url)))
}
