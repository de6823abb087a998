declare module '../store/types' {
  interface Services {
    /** Called when a login or a sign-up starts: only the latest may start a session. */
    startLogin: ReturnType<typeof createLatest>
  }
}

/**
 * Distinguishes the latest of several requests from earlier ones. Call the returned function when a
 * request starts; the function that it returns tells whether no other has started since.
 */
export function createLatest(): () => () => boolean {
  let latest = 0
  return () => {
    latest += 1
    const own = latest
    return () => own === latest
  }
}
