/**
 * The file of the build that a page is opened from: that of a prerendered route, without regard to
 * case as the routes match, else the shell of all others. Undefined for what is no page of the
 * shop: its files, and the backend's addresses.
 */
export function pageFor(
  pathname: string,
  exists: (path: string) => boolean,
  base = '/',
): string | undefined {
  if (exists(pathname)) return pathname
  const root = base.slice(0, -1)
  const path = pathname
    .slice(root.length)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
  if (/\.\w+$/.test(path) || /^\/api(\/|$)/.test(path)) return undefined
  const prerendered = `${root}${path === '/' ? '/index' : path}.html`
  return exists(prerendered) ? prerendered : `${root}/200.html`
}
