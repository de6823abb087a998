/** Session storage key: time of the last reload caused by a missing chunk. */
const RELOADED_KEY = 'frond.reloaded'

/** Milliseconds within which a second failure doesn't reload again. */
const RELOAD_AGAIN_MS = 60_000

/** Timeout for the host's response, in milliseconds. */
const REACH_TIMEOUT_MS = 5000

const preloadErrors = new WeakSet<Error>()

/**
 * Records which errors come from a chunk that couldn't be fetched. Only for those does a reload (F41) or
 * a restored connection (F57) help.
 */
export function followPreloadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    preloadErrors.add(payload)
  })
}

/** True if a chunk couldn't be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && preloadErrors.has(error)
}

function wasReloadedJustNow(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
  return Math.abs(Date.now() - last) < RELOAD_AGAIN_MS
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

/**
 * Reloads once if the error comes from a missing chunk, which a new version has probably replaced.
 * Resolves to false if that was tried a moment ago, can't be recorded, or the host is unreachable
 * and a reload would end on the browser's error page.
 */
export async function reloadForMissingChunk(error: unknown): Promise<boolean> {
  if (!isMissingChunk(error)) return false
  try {
    if (wasReloadedJustNow() || !(await isHostReachable())) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}
