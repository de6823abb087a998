import { pageColours } from './pageColours'

/** Local storage key of a chosen colour scheme; index.html reads it before the first paint. */
export const SCHEME_KEY = 'frond.scheme'

export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

export const schemeOf = (value: string | null): Scheme =>
  SCHEMES.find((scheme) => scheme === value) ?? 'system'

/** The shopper's choice, or 'system' if none is stored or readable. */
export function readScheme(): Scheme {
  try {
    return schemeOf(localStorage.getItem(SCHEME_KEY))
  } catch {
    return 'system'
  }
}

const listeners = new Set<() => void>()

/** Undefined in jsdom. */
const systemIsDark = (): MediaQueryList | undefined =>
  'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : undefined

/**
 * Calls the listener whenever the page's scheme may have changed, by a choice or by the system. Returns a
 * function that unsubscribes.
 */
export function subscribeToScheme(listener: () => void): () => void {
  listeners.add(listener)
  const system = systemIsDark()
  system?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system?.removeEventListener('change', listener)
  }
}

/** The scheme that this page shows, which may not be stored. */
export const appliedScheme = (): Scheme =>
  schemeOf(document.documentElement.dataset['scheme'] ?? null)

/**
 * Whether the page is dark. For pictures, whose own media query only follows a chosen scheme in some
 * browsers: not in WebKit.
 */
export function isDark(): boolean {
  const scheme = appliedScheme()
  return scheme === 'system' ? systemIsDark()?.matches === true : scheme === 'dark'
}

/** Applies a colour scheme to this page and the browser's toolbar. */
export function applyScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement
  // index.html sets the same attribute before the first paint, and has the CSS for it.
  if (scheme === 'system') delete dataset['scheme']
  else dataset['scheme'] = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const shown = scheme === 'system' ? (/light|dark/.exec(meta.media)?.[0] ?? 'light') : scheme
    meta.content = pageColours[shown === 'dark' ? 'dark' : 'light']
  }
  for (const listener of listeners) listener()
}

/** Applies and stores a choice; if storage is blocked, it lasts until the page closes. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme)
  try {
    if (scheme === 'system') localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // The choice is applied anyway.
  }
}
