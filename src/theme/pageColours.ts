/** A page's background, by colour scheme. index.html has them, too, as the colours of the browser's toolbar. */
export const pageColours = { light: '#FBF8F1', dark: '#0F1712' } as const
