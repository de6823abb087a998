/**
 * Replaces `tough-cookie` in the browser's bundle (vite.config.ts). MSW keeps a cookie jar, which
 * includes a list of 9,000 public suffixes; this backend doesn't use cookies.
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
