/** A client chooses what it sends as its origin, so the number of remembered ones is limited. */
const MAX_REPORTED = 100

/** The origin to allow, for Hono's `cors`. Logs each refused origin once, with the way to allow it. */
export function allowOrigins(shopOrigins: readonly string[], log: (line: string) => void) {
  const reported = new Set<string>()
  return (origin: string): string | undefined => {
    if (shopOrigins.includes(origin)) return origin
    if (origin !== '' && !reported.has(origin) && reported.size < MAX_REPORTED) {
      reported.add(origin)
      log(`Refused a call from the origin '${origin}'. To allow it, add it to SHOP_ORIGIN.`)
    }
    return undefined
  }
}
