import { withholdIfLeft } from './leavingPage'

/** Session storage key: time of the last reload caused by a missing chunk. */
const RELOADED_KEY = 'frond.reloaded'

/** Milliseconds within which a second failure doesn't reload again. */
const RELOAD_AGAIN_MS = 60_000

/** Timeout for the host's response, in milliseconds. */
const REACH_TIMEOUT_MS = 5000

/** A chunk couldn't be loaded. A new version may have replaced it, or the connection is lost. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError'
}

/** `navigator.onLine` can be true without a working connection. */
async function isHostReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(REACH_TIMEOUT_MS)
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

/** True if the service worker can serve the page. */
async function isPrecached(): Promise<boolean> {
  try {
    // A worker whose registration the browser has evicted still controls this page, but not the next.
    const registration = await navigator.serviceWorker.getRegistration()
    return registration !== undefined && (await caches.keys()).length > 0
  } catch {
    // The browser blocks storage, or there are no workers, as on plain HTTP.
    return false
  }
}

/**
 * Reloads the page if the host or the service worker can serve it, because the reload would otherwise end
 * on the browser's error page.
 */
export async function reloadIfServed(): Promise<boolean> {
  if (!(await isHostReachable()) && !(await isPrecached())) return false
  window.location.reload()
  return true
}

/**
 * Reloads the page once for a chunk that a new version has probably replaced (F41), if the host
 * responds. Resolves to false if that was tried a moment ago or can't be recorded.
 */
async function reloadOnce(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY))
    if (Math.abs(Date.now() - last) < RELOAD_AGAIN_MS || !(await isHostReachable())) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}

const attempt = <Module>(load: () => Promise<Module>) =>
  withholdIfLeft(
    load().then(
      (module) => ({ module }),
      (error: unknown) => ({ error }),
    ),
  )

/**
 * Loads code, with a second attempt, because the browser cancels the requests of a page that is being left,
 * which may come back. If that fails, too, the page reloads once. It never settles then.
 *
 * Vite's `vite:preloadError` would reload for any code, also for what the shopper hasn't asked for, such as
 * the toasts' (F47).
 *
 * @param reload replaces the automatic reload, e.g. if the shopper has pressed 'Try again'
 * @throws MissingChunkError, or the SyntaxError of a browser that can't parse the chunk
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  reload: () => Promise<boolean> = reloadOnce,
): Promise<Module> {
  // Prerendering: in Node there's no page to leave.
  if (typeof window === 'undefined') return load()
  const first = await attempt(load)
  const result = 'error' in first ? await attempt(load) : first
  if ('module' in result) return result.module
  const { error } = result
  if (error instanceof SyntaxError) throw error
  if (await reload()) return new Promise(() => undefined)
  throw new MissingChunkError(String(error), { cause: error })
}
