/** Messages from the page to its worker. */
export const workerMessages = {
  /** Precaches the files that aren't cached yet. */
  precache: 'PRECACHE',
  /** Activates this version, after the shopper's consent. */
  skipWaiting: 'SKIP_WAITING',
} as const
