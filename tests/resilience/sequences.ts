const { FROND_SEQUENCES, FROND_LONG, FROND_SEED, FROND_PATH } = process.env

/** How many sequences run: few in `npm test`, many in the long run, or FROND_SEQUENCES. */
export const SEQUENCES = Number(FROND_SEQUENCES ?? (FROND_LONG ? 4000 : 40))

/**
 * fast-check's settings for a search. With FROND_SEED every run tries the same sequences; with
 * FROND_PATH as well, it starts with the sequence that a failure named.
 */
export const sequences = {
  numRuns: SEQUENCES,
  // A sequence takes about 50 ms. One that never ends would otherwise use up the test's hour.
  timeout: 60_000,
  ...(FROND_SEED !== undefined && { seed: Number(FROND_SEED) }),
  ...(FROND_PATH !== undefined && { path: FROND_PATH }),
}
