/** What the shop says to its worker. */
export const workerMessages = {
  /** Keep all files of the shop for offline use, as far as they are not kept yet. */
  keep: 'KEEP',
  /** The shopper agrees: activate this version in the place of the one that is running. */
  skipWaiting: 'SKIP_WAITING',
} as const
