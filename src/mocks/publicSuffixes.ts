/**
 * Stands in for `tldts` in the browser's bundle. MSW's cookie jar asks it, for every call, which
 * part of a host name is registrable; a backend without cookies needs no list of 9,000 suffixes.
 */
export function getDomain(): null {
  return null
}
