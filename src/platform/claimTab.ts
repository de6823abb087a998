import { nanoid } from '@reduxjs/toolkit'

/** Keys of session storage that begin with this belong to one tab; a copied tab starts without them. */
export const TAB_KEYS = 'frond.tab.'

const ID_KEY = `${TAB_KEYS}id`

/** Milliseconds in which a reloaded page's predecessor has certainly released its lock. */
const RELEASE_MS = 500

/** Resolves to false if another tab holds the lock; otherwise this page holds it until it's left. */
function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(RELEASE_MS)
    navigator.locks
      .request(name, { signal }, () => {
        resolve(true)
        // A page that holds a lock can't go into the back/forward cache.
        return new Promise((release) => {
          window.addEventListener('pagehide', release, { once: true })
        })
      })
      .catch(() => {
        // A browser that blocks locks fails at once.
        resolve(!signal.aborted)
      })
  })
}

/** Whether this page has claimed the tab since it was shown. */
let isClaimed = false

async function claim({ forget }: { forget: boolean }): Promise<void> {
  if (isClaimed || !('locks' in navigator)) return
  isClaimed = true
  try {
    const id = sessionStorage.getItem(ID_KEY)
    if (id !== null && (await holdLock(ID_KEY + id))) return
    if (forget)
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(TAB_KEYS)) sessionStorage.removeItem(key)
    const own = nanoid()
    sessionStorage.setItem(ID_KEY, own)
    void holdLock(ID_KEY + own)
  } catch {
    // Without storage, nothing is stored for a tab.
  }
}

function hasTabValues(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(TAB_KEYS) && key !== ID_KEY)
  } catch {
    return false
  }
}

/**
 * Clears the values of another tab from session storage: 'Duplicate' and `window.open` copy it, and
 * two tabs would continue one draft (F83). Resolves once the values of this tab can be read.
 */
export async function claimTab(): Promise<void> {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isClaimed = false
    if (hasTabValues()) void claim({ forget: true })
  })
  if (hasTabValues()) await claim({ forget: true })
}

/**
 * Call it before a value of this tab is stored. Not earlier: Firefox doesn't take a page that holds a lock
 * into the back/forward cache (F56).
 */
export function keepTab(): void {
  void claim({ forget: false })
}
