import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface TypographyVariants {
    hero: TypographyStyle
    /** Labels a field or a figure. */
    label: TypographyStyle
  }
  interface TypographyVariantsOptions {
    hero: TypographyStyle
    label: TypographyStyle
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true
    label: true
    h4: false
    h5: false
    h6: false
    subtitle1: false
    subtitle2: false
    caption: false
    overline: false
  }
}

const display = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"
const text = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"

/** For display only. One optical size, because the fallback's metrics match only one. */
const displayed: TypographyStyle = {
  fontFamily: display,
  fontWeight: 560,
  fontVariationSettings: "'opsz' 72",
  letterSpacing: '-0.015em',
}

/**
 * Six sizes, three line heights. A line of text is 25 or 22 px high: WebKit rounds it down to whole
 * pixels, and then skeletons, which are measured in rem, and long texts would be higher elsewhere.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  hero: {
    ...displayed,
    fontSize: 'clamp(2.5rem, 6vw, 4.5rem)',
    lineHeight: 1.05,
    '@media (min-width: 1600px)': { fontSize: '5.5rem' },
  },
  h1: { ...displayed, fontSize: '2.25rem', lineHeight: 1.2 },
  h2: { ...displayed, fontSize: '1.5rem', lineHeight: 1.2 },
  h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.223, letterSpacing: 'normal' },
  body1: { fontSize: '1rem', fontWeight: 400, lineHeight: 1.5625, letterSpacing: 'normal' },
  body2: { fontSize: '.875rem', fontWeight: 400, lineHeight: 1.572, letterSpacing: 'normal' },
  label: { fontSize: '.875rem', fontWeight: 600, lineHeight: 1.572, letterSpacing: 'normal' },
  button: {
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: 'normal',
    textTransform: 'none',
  },
}
