import * as v from 'valibot'
import { mapValues } from '@/contract/mapValues'
import { pageAt, type PageName, pages, routeOf } from './pages'

type Paths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] }

/** The path of each page. */
export const paths = mapValues<Paths, { path: string }>(pages, ({ path }) => path)

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

/** A history entry's state can hold anything. */
const ReturnStateSchema = v.object({
  from: v.object({ pathname: v.string(), search: v.string(), hash: v.string() }),
  /** The backend has ended the session. */
  sessionEnded: v.optional(v.boolean()),
  /** The shopper has logged out in another tab. */
  loggedOut: v.optional(v.boolean()),
})

/** Set by a guard or a login link: the location to return to after login. */
export type ReturnState = v.InferOutput<typeof ReturnStateSchema>

/** Why a visitor was sent to the login; undefined if they chose to go there. */
export function loginReason(state: unknown): string | undefined {
  if (!v.is(ReturnStateSchema, state)) return undefined
  if (state.sessionEnded) return 'Your session has ended. Please log in again.'
  if (state.loggedOut) return "You've been logged out."
  const { loginToSee } = pageAt(state.from.pathname)
  return loginToSee && `Log in to see your ${loginToSee}.`
}

const notAfterLogin: readonly string[] = [paths.login, paths.signup, paths.logout]

/** Placeholder origin. A URL that resolves to any other origin is external. */
const ORIGIN = 'https://frond.invalid'

/**
 * Where to go after login: the remembered location with its search and hash, or home when nothing
 * usable was remembered. Never another site, however it is spelled: the browser's own parser
 * decides, which also reads `/\host`, `/<tab>/host` and `/` + `/host` as one.
 */
export function returnHref(state: unknown): string {
  if (!v.is(ReturnStateSchema, state)) return paths.home
  const { pathname, search, hash } = state.from
  const href = pathname + search + hash
  if (!pathname.startsWith('/') || !URL.canParse(href, ORIGIN)) return paths.home
  const location = new URL(href, ORIGIN)
  // A path such as `/.//host` is another site's once its dots are resolved.
  const isOurs = location.origin === ORIGIN && !location.pathname.startsWith('//')
  const isUsable = isOurs && !notAfterLogin.includes(routeOf(location.pathname))
  return isUsable ? href : paths.home
}

/**
 * Whether the markup that the build prerendered for a page fits the path it was served at. A
 * host may answer any unknown path with the 404 page, and so our own routes that are not
 * prerendered.
 */
export function isPrerenderedFor(page: string | undefined, pathname: string): boolean {
  return page === routeOf(pathname) || (page === '/404' && pageAt(pathname) === pages.notFound)
}
