import { readOrigins } from './configuration'

/** A client chooses what it sends as its origin, so the number of remembered ones is limited. */
const MAX_REPORTED = 100

/** The origin to allow, for Hono's `cors`. Logs each refused origin once, with the way to allow it. */
export function allowOrigins(shopOrigins: readonly string[], log: (line: string) => void) {
  const reported = new Set<string>()
  return (origin: string): string | undefined => {
    if (shopOrigins.includes(origin)) return origin
    if (origin !== '' && !reported.has(origin) && reported.size < MAX_REPORTED) {
      reported.add(origin)
      log(refusal(origin, shopOrigins))
    }
    return undefined
  }
}

/** Recommends only what the server would start with, and repeats nothing else that a client sent. */
function refusal(origin: string, shopOrigins: readonly string[]): string {
  const wanted = [...shopOrigins, origin]
  const setting = wanted.join(',')
  if (readOrigins(setting)?.length === wanted.length)
    return `Refused a call from the origin ${origin}. To allow it, set SHOP_ORIGIN=${setting}`
  return origin === 'null'
    ? "Refused a call from a page without an origin, such as a file or a sandboxed frame. It can't be allowed; serve the page over HTTP."
    : "Refused a call from an origin that can't be allowed, because it isn't valid."
}
