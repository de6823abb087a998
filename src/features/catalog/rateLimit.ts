/**
 * A token bucket: allows a burst of `burst` events, then one every `interval` milliseconds. The
 * returned function returns whether another event is allowed now, and counts it if so.
 */
export function createRateLimit(burst: number, interval: number): () => boolean {
  let tokens = burst
  let refilledAt = Date.now()
  return () => {
    const now = Date.now()
    tokens = Math.min(burst, tokens + Math.max(0, now - refilledAt) / interval)
    refilledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
