/**
 * A token bucket: the returned function tells whether one more event is allowed now, and counts it if
 * so. A burst of `burst` is, and after it one every `interval` milliseconds.
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
