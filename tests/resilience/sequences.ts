const { FROND_SEQUENCES, FROND_LONG, FROND_SEED } = process.env

/** How many sequences run: few in `npm test`, many in the long run, or FROND_SEQUENCES. */
export const SEQUENCES = Number(FROND_SEQUENCES ?? (FROND_LONG ? 4000 : 40))

/** fast-check's settings for a search; with FROND_SEED every run tries the same sequences. */
export const sequences = {
  numRuns: SEQUENCES,
  ...(FROND_SEED !== undefined && { seed: Number(FROND_SEED) }),
}
