/**
 * Stands in for `tough-cookie` in the browser's bundle. MSW asks a cookie jar about every call,
 * and the jar brings a list of 9,000 public suffixes; this backend neither sets nor reads cookies.
 */
export class CookieJar {
  getCookiesSync(): never[] {
    return []
  }
}

export class MemoryCookieStore {
  idx = {}
}

export const Cookie = {
  fromJSON: () => null,
}
