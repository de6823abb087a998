/**
 * Returns the HTML file for a navigation: that of a prerendered route, matched case-insensitively
 * like the routes, or the shell. Returns undefined for the build's other files and the backend's
 * URLs.
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
