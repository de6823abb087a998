/** The last one in line for each name, where the browser has no locks. */
const lines = new Map<string, Promise<void>>()

/** Runs `work` alone among all tabs; later callers for the same name wait for their turn. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return request(name, false, work)
}

/** Runs `work` unless somebody, in this or another tab, is at the same; then it gives `taken`. */
export function ifFree<T>(name: string, work: () => Promise<T>, taken: T): Promise<T> {
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
    // A browser that refuses storage refuses locks as well: then the page alone keeps order.
    if (progress.hasBegun) throw error
  }
  return inPage(name, ifAvailable, work)
}

async function inPage<T>(
  name: string,
  ifAvailable: boolean,
  work: (isFree: boolean) => Promise<T>,
): Promise<T> {
  const before = lines.get(name)
  if (before && ifAvailable) return work(false)
  const running = (before ?? Promise.resolve()).then(() => work(true))
  const end = Promise.allSettled([running]).then(() => undefined)
  lines.set(name, end)
  try {
    return await running
  } finally {
    if (lines.get(name) === end) lines.delete(name)
  }
}
