/** Session storage key: when the shop was last reloaded because a chunk was missing. */
const RELOADED_KEY = 'frond.reloaded'

/** Milliseconds within which a second failure is not answered by another reload. */
const RELOAD_AGAIN_MS = 60_000

/** Milliseconds that the host has to show that it can be reached. */
const REACH_TIMEOUT_MS = 5000

const preloadErrors = new WeakSet<Error>()

/** Remembers which errors say that a chunk could not be fetched. */
export function followPreloadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    preloadErrors.add(payload)
  })
}

/** Whether an error says that a chunk could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && preloadErrors.has(error)
}

function wasReloadedJustNow(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
  return Math.abs(Date.now() - last) < RELOAD_AGAIN_MS
}

/** A browser that takes itself for online may still reach nobody. */
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
 * Reloads once where a missing chunk is the cause: most likely a new version has replaced it.
 * False where that was tried a moment ago or can't be remembered, and where the host cannot be
 * reached: a reload would replace the shop by the browser's error page.
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
