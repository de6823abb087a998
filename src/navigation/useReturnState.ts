import { useContext } from 'react'
import { parsePath, useLocation } from 'react-router-dom'
import { BasePath } from './basePath'
import { type ReturnState, withoutBase } from './paths'

/** The search param that names the page to return to, where the history entry can't: in a new tab. */
const FROM = 'from'

/** The page of the shop whose link opened this tab. */
function opener(base: string): string | null {
  // Prerendering has no document.
  if (typeof document === 'undefined' || document.referrer === '') return null
  const { origin, pathname, search, hash } = new URL(document.referrer)
  const isShop = origin === window.location.origin && pathname.startsWith(base)
  return isShop ? withoutBase(pathname, base) + search + hash : null
}

/**
 * Where the login and the sign-up page return to, as state for links and for `returnHref`. In a new tab,
 * whose history entry doesn't say so, it falls back to `?from=`, then to the referrer.
 */
export function useReturnState(): unknown {
  const location = useLocation()
  const { search, key } = location
  const state: unknown = location.state
  const base = useContext(BasePath)
  if (state !== null) return state
  // React Router calls the entry 'default' that it didn't create itself.
  const href = new URLSearchParams(search).get(FROM) ?? (key === 'default' ? opener(base) : null)
  if (href === null) return null
  return { from: { pathname: '', search: '', hash: '', ...parsePath(href) } } satisfies ReturnState
}

/** A link's href for a new tab, which is told where to return to. */
export function hrefForNewTab(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?${new URLSearchParams({ [FROM]: returnTo }).toString()}`
}
