/**
 * Replaces `tough-cookie`, 120.8 kB beside the mock's 48: MSW's cookie jar includes a list of 9,000 public
 * suffixes, and this backend doesn't use cookies.
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
