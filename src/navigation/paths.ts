import { pageAt, type PageName, pages, routeOf } from './pages'

type Paths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] }

function pathsOf(): Paths
// `Object.fromEntries` doesn't know that every page has an entry.
function pathsOf(): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path]))
}

/** The path of each page. */
export const paths = pathsOf()

/** A path of the host as one of the shop, which is served under a base that ends with a slash. */
export function withoutBase(pathname: string, base: string): string {
  return pathname.toLowerCase().startsWith(base.toLowerCase())
    ? pathname.slice(base.length - 1)
    : pathname
}

/** How Shop Now and the search box spell the listing's path (Spec §2). */
export const productListingHref = '/productListing'

export function isListing(pathname: string): boolean {
  return routeOf(pathname) === paths.productListing
}

/** Whether a path is the login's or the sign-up's. */
export function isAuthPath(pathname: string): boolean {
  const route = routeOf(pathname)
  return route === paths.login || route === paths.signup
}

/** Set by a guard or a login link: the location to return to after login. */
export interface ReturnState {
  from: { pathname: string; search: string; hash: string }
  /** The backend has ended the session. */
  sessionEnded?: boolean
  /** The shopper has logged out in another tab. */
  loggedOut?: boolean
}

/** A history entry's state can hold anything. */
function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {}
}

function part(location: unknown, key: string): string {
  const value = fieldsOf(location)[key]
  return typeof value === 'string' ? value : ''
}

/** Why a visitor was sent to the login; undefined if they chose to go there. */
export function loginReason(state: unknown): string | undefined {
  const { from, sessionEnded, loggedOut } = fieldsOf(state)
  if (sessionEnded === true) return 'Your session has ended. Please log in again.'
  if (loggedOut === true) return "You've been logged out."
  const { loginToSee } = pageAt(part(from, 'pathname'))
  return loginToSee && `Log in to see your ${loginToSee}.`
}

const notAfterLogin: readonly string[] = [paths.login, paths.signup, paths.logout]

/** Placeholder origin. A URL that resolves to any other origin is external. */
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
  const { from } = fieldsOf(state)
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
  return page === routeOf(pathname) || (page === '/404' && pageAt(pathname) === pages.notFound)
}
