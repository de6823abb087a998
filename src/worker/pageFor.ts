/**
 * Returns the HTML file for a navigation: that of a route, matched case-insensitively, or the 404 page. A
 * plant's own page is the listing. Returns undefined for the build's other files and the backend's URLs.
 */
export function pageFor(
  pathname: string,
  exists: (path: string) => boolean,
  base = '/',
): string | undefined {
  if (exists(pathname)) return pathname
  const root = base.slice(0, -1)
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .slice(root.length)
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .replace(/^\/plant\/[^/]+$/, '/productlisting')
  if (/\.\w+$/.test(path) || /^\/api(\/|$)/.test(path)) return undefined
  const page = `${root}${path === '/' ? '/index' : path}.html`
  return exists(page) ? page : `${root}/404.html`
}
