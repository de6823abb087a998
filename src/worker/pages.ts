/**
 * The file of the build that a page is opened from: that of a prerendered route, without regard to
 * case as the routes match, else the shell of all others. Undefined for what is no page of the
 * shop: its files, and the backend's addresses.
 */
export function pageFor(pathname: string, exists: (path: string) => boolean): string | undefined {
  if (exists(pathname)) return pathname
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  if (/\.\w+$/.test(path) || /^\/api(\/|$)/.test(path)) return undefined
  const prerendered = path === '/' ? '/index.html' : `${path}.html`
  return exists(prerendered) ? prerendered : '/200.html'
}
