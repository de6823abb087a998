/** A token bucket: allows a burst of `burst` events, then one every `interval` milliseconds. */
export function createRateLimit(burst: number, interval: number) {
  let tokens = burst
  let refilledAt = Date.now()
  const refill = () => {
    const now = Date.now()
    tokens = Math.min(burst, tokens + Math.max(0, now - refilledAt) / interval)
    refilledAt = now
  }
  return {
    isAllowed(): boolean {
      refill()
      return tokens >= 1
    },
    count(): void {
      refill()
      tokens = Math.max(0, tokens - 1)
    },
  }
}
