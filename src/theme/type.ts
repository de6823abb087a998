const display = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"
const text = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"

/** For display only. One optical size, because the fallback's metrics hold for one. */
const displayed = {
  fontFamily: display,
  fontWeight: 560,
  fontVariationSettings: "'opsz' 72",
  letterSpacing: '-0.015em',
} as const

/** Six sizes, three line heights. */
export const type = {
  fontFamily: text,
  hero: { ...displayed, fontSize: 'clamp(2.5rem, 6vw, 4.5rem)', lineHeight: 1.05 },
  h1: { ...displayed, fontSize: '2.25rem', lineHeight: 1.2 },
  h2: { ...displayed, fontSize: '1.5rem', lineHeight: 1.2 },
  h3: {
    fontFamily: text,
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.2,
    // Headings of lesser rank may wear it too.
    letterSpacing: 'normal',
  },
  body1: { fontFamily: text, fontWeight: 400, fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontFamily: text, fontWeight: 400, fontSize: '.875rem', lineHeight: 1.55 },
  button: {
    fontFamily: text,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textTransform: 'none',
  },
} as const
