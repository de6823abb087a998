/** Sent by a page that is idle: precache the files that aren't cached yet. */
export const PRECACHE = 'precache'
