/** Part of every page of the shop. */
const MARK = '<title>Frond'

/** True if the host says that something isn't there. A server error doesn't say so. */
const isMissing = ({ status }: Response) => status === 404 || status === 410

const isScript = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').includes('javascript')

/**
 * Whether the shop has left its origin: the host has neither the worker's script nor the home page, or
 * serves something else at one of their URLs. A failure or no response proves nothing.
 */
export async function hasShopLeft(script: string, home: string): Promise<boolean> {
  try {
    const [worker, page] = await Promise.all([
      fetch(script, { method: 'HEAD', cache: 'no-cache' }),
      fetch(home, { cache: 'no-cache' }),
    ])
    if (isMissing(worker) || isMissing(page) || (worker.ok && !isScript(worker))) return true
    return page.ok && !(await page.text()).includes(MARK)
  } catch {
    return false
  }
}
