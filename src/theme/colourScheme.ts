import { dark, light } from './palette'
import { SCHEME_ATTRIBUTE } from './forcedScheme'

/** Local storage key of a chosen colour scheme; index.html reads it before the first paint. */
export const SCHEME_KEY = 'frond.scheme'

export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The shopper's choice; the system's where there is none, or none that can be read. */
export function readScheme(): Scheme {
  try {
    return SCHEMES.find((scheme) => scheme === localStorage.getItem(SCHEME_KEY)) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows a colour scheme on this page, browser bar included. */
export function applyScheme(scheme: Scheme): void {
  const page = document.documentElement
  if (scheme === 'system') page.removeAttribute(SCHEME_ATTRIBUTE)
  else page.setAttribute(SCHEME_ATTRIBUTE, scheme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const shown = scheme === 'system' ? (/light|dark/.exec(meta.media)?.[0] ?? 'light') : scheme
    meta.content = (shown === 'dark' ? dark : light).palette.background.default
  }
}

/** Shows and keeps a choice; where storage refuses, it lasts as long as the page. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme)
  try {
    if (scheme === 'system') localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // The page shows it all the same.
  }
}
