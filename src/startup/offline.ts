import { savesData } from '@/platform/saveData'
import { PRECACHE } from '@/worker/precacheMessage'

/**
 * Lets the worker precache the shop, so that it opens offline, and keeps it up to date: a new version is
 * served from the next load on.
 */
export async function prepareForOffline(workerUrl: string): Promise<void> {
  // There's no worker over plain HTTP.
  if (!('serviceWorker' in navigator) || savesData()) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerUrl)
  const precache = async () => {
    const { active } = await serviceWorker.ready
    active?.postMessage(PRECACHE)
  }
  // What failed without a connection is precached with it.
  window.addEventListener('online', () => {
    precache().catch(() => undefined)
  })
  // The browser looks for a new version when a page is loaded, which a tab may never be again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
  await precache()
}
