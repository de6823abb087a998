/** Every route of the shop (Spec §2). React Router matches them without regard to case. */
export const paths = {
  home: '/',
  productListing: '/productlisting',
  wishlist: '/mywishlist',
  cart: '/mycart',
  login: '/login',
  signup: '/signup',
  logout: '/logout',
  checkout: '/checkout',
  profile: '/profile',
  addresses: '/address',
  orderSummary: '/ordersummary',
} as const

/** A path of the host as one of the shop, which is served under a base that ends with a slash. */
export function withoutBase(pathname: string, base: string): string {
  return pathname.toLowerCase().startsWith(base.toLowerCase())
    ? pathname.slice(base.length - 1)
    : pathname
}

/** How Shop Now and the search box spell the listing's path (Spec §2). */
export const productListingHref = '/productListing'

/** A path as the routes spell it: they match without regard to case or a trailing slash. */
export const routeOf = (pathname: string) => pathname.toLowerCase().replace(/(.)\/+$/, '$1')

export function isListing(pathname: string): boolean {
  return routeOf(pathname) === paths.productListing
}

/** Whether a path is the login's or the sign-up's. */
export function isAuthPath(pathname: string): boolean {
  const path = routeOf(pathname)
  return path === paths.login || path === paths.signup
}

/** Set by a guard or a login link: the location to return to after login. */
export interface ReturnState {
  from: { pathname: string; search: string; hash: string }
  /** The session has ended under the shopper. */
  sessionEnded?: boolean
  /** The shopper has logged out in another tab. */
  loggedOut?: boolean
}

const guarded: Record<string, string> = {
  [paths.cart]: 'cart',
  [paths.wishlist]: 'wishlist',
  [paths.profile]: 'profile',
  [paths.addresses]: 'addresses',
}

function part(source: object, key: string): string {
  const value: unknown = Reflect.get(source, key)
  return typeof value === 'string' ? value : ''
}

/** Why a visitor was sent to the login; undefined if they chose to go there. */
export function loginReason(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  if (Reflect.get(state, 'sessionEnded') === true)
    return 'Your session has ended. Please log in again.'
  if (Reflect.get(state, 'loggedOut') === true) return "You've been logged out."
  const from: unknown = Reflect.get(state, 'from')
  if (typeof from !== 'object' || from === null) return undefined
  const purpose = guarded[routeOf(part(from, 'pathname'))]
  return purpose && `Log in to see your ${purpose}.`
}

const notAfterLogin: readonly string[] = [paths.login, paths.signup, paths.logout]

/** Stands for the shop's own origin; a URL that resolves to another one leads elsewhere. */
const ORIGIN = 'https://frond.invalid'

function parse(href: string): URL | null {
  try {
    return new URL(href, ORIGIN)
  } catch {
    return null
  }
}

/**
 * Where to go after login: the remembered location with its search and hash, or home when nothing
 * usable was remembered. Never another site, however it is spelled: the browser's own parser
 * decides, which also reads `/\host`, `/<tab>/host` and `/` + `/host` as one.
 */
export function returnHref(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home
  const { from } = state
  if (typeof from !== 'object' || from === null) return paths.home
  const pathname = part(from, 'pathname')
  const href = pathname + part(from, 'search') + part(from, 'hash')
  const location = pathname.startsWith('/') ? parse(href) : null
  if (location?.origin !== ORIGIN) return paths.home
  if (notAfterLogin.includes(routeOf(location.pathname))) return paths.home
  return href
}

/** Parses a path with search and hash into the state for `returnHref`; null for another site. */
export function returnStateOf(href: string): ReturnState | null {
  const location = href.startsWith('/') ? parse(href) : null
  if (location?.origin !== ORIGIN) return null
  const { pathname, search, hash } = location
  return { from: { pathname, search, hash } }
}

/**
 * Whether the markup that the build prerendered for a page fits the path it was served at. A
 * host may answer any unknown path with the 404 page, and so our own routes that are not
 * prerendered.
 */
export function isPrerenderedFor(page: string | undefined, pathname: string): boolean {
  const path = routeOf(pathname)
  const routes: string[] = Object.values(paths)
  return page === path || (page === '/404' && !routes.includes(path))
}
