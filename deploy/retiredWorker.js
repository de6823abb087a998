/* global self, caches */
/**
 * Retires the shop's service worker: serve this file as `serviceWorker.js` at an origin that the shop has
 * left (docs/deploying.md). It removes itself and the shop's cache, and reloads the shop's open pages.
 */
let reminder

self.addEventListener('install', () => {
  void self.skipWaiting()
  // Chromium forgets it if a page calls the old worker at that moment.
  reminder = setInterval(() => self.skipWaiting(), 1000)
})

self.addEventListener('activate', (event) => {
  clearInterval(reminder)
  event.waitUntil(leave())
})

async function leave() {
  const { scope } = self.registration
  await self.registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  // Not awaited: the browser may let a navigation wait until the worker is active.
  for (const page of pages) void page.navigate(page.url)
}
