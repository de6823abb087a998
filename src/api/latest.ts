/**
 * Tells the latest of several requests from earlier ones. Call the returned function when a request
 * starts; what that returns is true until another one starts.
 */
export function createLatest(): () => () => boolean {
  let latest = 0
  return () => {
    latest += 1
    const own = latest
    return () => own === latest
  }
}
