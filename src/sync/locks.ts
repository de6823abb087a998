/** Web Locks for one page: first come, first served for each name. */
export function createInMemoryLock() {
  /** By name: when the last exclusive holder has ended, and when everybody has. */
  const queues = new Map<string, { exclusive: Promise<unknown>; all: Promise<unknown> }>()
  return {
    isHeld: (name: string) => queues.has(name),
    /** Runs `work` in its turn: a shared holder beside other shared ones, an exclusive one alone. */
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

const inMemoryLock = createInMemoryLock()

/** Runs `work` alone among all tabs; later callers for the same name wait for their turn. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return request(name, false, work)
}

/** Runs `work` unless somebody, in this or another tab, is at the same; then it gives `taken`. */
export function tryWithLock<T>(name: string, work: () => Promise<T>, taken: T): Promise<T> {
  return request(name, true, (isFree) => (isFree ? work() : Promise.resolve(taken)))
}

async function request<T>(
  name: string,
  ifAvailable: boolean,
  work: (isFree: boolean) => Promise<T>,
): Promise<T> {
  const progress = { hasBegun: false }
  try {
    if ('locks' in navigator)
      return await navigator.locks.request(name, { ifAvailable }, (lock) => {
        progress.hasBegun = true
        return work(lock !== null)
      })
  } catch (error) {
    // A browser that refuses storage refuses locks as well: then only this page is in order.
    if (progress.hasBegun) throw error
  }
  if (ifAvailable && inMemoryLock.isHeld(name)) return work(false)
  return inMemoryLock.request(name, 'exclusive', () => work(true))
}
