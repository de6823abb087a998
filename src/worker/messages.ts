/** What the shop says to its worker. */
export const workerMessages = {
  /** Keep all files of the shop for offline use, as far as they are not kept yet. */
  keep: 'KEEP',
  /** The shopper agrees: replace the version that is running. */
  takeOver: 'TAKE_OVER',
} as const
