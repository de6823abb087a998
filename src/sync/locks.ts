/** A queue for each name; in the page, like Web Locks across tabs. */
export function createQueue() {
  /** By name: resolves when the last exclusive holder, or every holder, has finished. */
  const queues = new Map<string, { exclusive: Promise<unknown>; all: Promise<unknown> }>()
  return {
    isHeld: (name: string) => queues.has(name),
    /**
     * Runs `work` once the lock is granted: shared holders run concurrently, an exclusive holder
     * alone.
     */
    async request<T>(
      name: string,
      mode: 'exclusive' | 'shared',
      work: () => Promise<T>,
    ): Promise<T> {
      const before = queues.get(name) ?? { exclusive: Promise.resolve(), all: Promise.resolve() }
      const running = (mode === 'shared' ? before.exclusive : before.all).then(work)
      const all = Promise.allSettled([before.all, running])
      queues.set(name, { exclusive: mode === 'shared' ? before.exclusive : all, all })
      try {
        return await running
      } finally {
        if (queues.get(name)?.all === all) queues.delete(name)
      }
    },
  }
}

const pageQueue = createQueue()

/**
 * Runs `work` while holding the lock across all tabs. Other callers for the same name wait, or resolve to
 * `taken` if they pass it.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, taken?: T): Promise<T> {
  const progress = { hasBegun: false }
  try {
    if ('locks' in navigator)
      return await navigator.locks.request(name, { ifAvailable: taken !== undefined }, (lock) => {
        progress.hasBegun = true
        return lock === null && taken !== undefined ? taken : work()
      })
  } catch (error) {
    // A browser that blocks storage also blocks locks; then only this page's calls are serialised.
    if (progress.hasBegun) throw error
  }
  if (taken !== undefined && pageQueue.isHeld(name)) return taken
  return pageQueue.request(name, 'exclusive', work)
}
