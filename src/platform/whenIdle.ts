/**
 * Calls back once the page is idle, at the latest after `timeout` milliseconds. In Safari, which has no
 * idle callbacks, it's always after that time. Returns a function that cancels the call.
 */
export function whenIdle(callback: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback, { timeout })
    return () => {
      cancelIdleCallback(request)
    }
  }
  const timer = setTimeout(callback, timeout)
  return () => {
    clearTimeout(timer)
  }
}
