/** Session storage key: when the shop was last reloaded because a chunk was missing. */
const RELOADED_KEY = 'frond.reloaded'

/** Milliseconds within which a second failure is not answered by another reload. */
const RELOAD_AGAIN_MS = 60_000

const preloadErrors = new WeakSet<Error>()

/** Remembers which errors say that a chunk could not be fetched. */
export function followPreloadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    preloadErrors.add(payload)
  })
}

/**
 * Reloads once where a missing chunk is the cause: most likely a new version has replaced it.
 * False where that was tried a moment ago or can't be remembered, and offline, where a reload
 * would lose the page.
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error && preloadErrors.has(error)) || !navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
    if (Math.abs(Date.now() - last) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}
