/**
 * px; from this width on, a panel fits beside the content. A separate module, so that main.ts stays
 * small.
 */
export const WIDE_PX = 900

export const WIDE_MEDIA = `(min-width:${String(WIDE_PX)}px)`
