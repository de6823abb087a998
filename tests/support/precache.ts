import { readFileSync } from 'node:fs'

/** The number of files that the built worker precaches. */
export function countPrecachedFiles(): number {
  const worker = readFileSync('dist/serviceWorker.js', 'utf8')
  return [...worker.matchAll(/\burl"?:["'`]\//g)].length
}

/** In the page: the number of files in its caches. */
export async function countCachedFiles(): Promise<number> {
  const names = await caches.keys()
  const lists = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).length),
  )
  return lists.reduce((sum, length) => sum + length, 0)
}
