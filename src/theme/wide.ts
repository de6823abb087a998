/** px; from here on there is room for something beside the content. A module of its own for main.ts. */
export const WIDE_PX = 900

export const WIDE_MEDIA = `(min-width:${String(WIDE_PX)}px)`
