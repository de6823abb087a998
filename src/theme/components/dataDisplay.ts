import { keyframes, type Theme } from '@mui/material/styles'
import type { Overrides } from './shared'

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** A price row of strong, s and em. */
    price: true
    /** A link with a picture, and its name below. */
    tile: true
  }
}

const pop = keyframes({ '0%': { scale: '.6' }, '60%': { scale: '1.2' } })

/** Texts, links, chips, badges and icons. */
export function dataDisplay(theme: Theme): Overrides {
  const { vars, shape, size, shadows, spacing, transitions, breakpoints, typography } = theme
  const { palette } = vars
  return {
    MuiTypography: {
      defaultProps: {
        variantMapping: { hero: 'h1', price: 'p', label: 'p', body1: 'p', body2: 'p' },
      },
      styleOverrides: {
        h1: { overflowWrap: 'anywhere', textWrap: 'balance' },
        h2: { overflowWrap: 'anywhere', textWrap: 'balance' },
        h3: { overflowWrap: 'anywhere' },
        root: {
          variants: [
            {
              props: { variant: 'hero' },
              style: { overflowWrap: 'anywhere', textWrap: 'balance' },
            },
            {
              props: { variant: 'price' },
              style: {
                ...typography.body1,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                columnGap: spacing(2),
                // The same with and without a discount, or the buttons below would move.
                minHeight: '1.5rem',
                '& strong': typography.h3,
                '& s': { ...typography.body2, color: palette.text.secondary },
                '& em': {
                  ...typography.body2,
                  color: palette.sale.main,
                  fontStyle: 'normal',
                  fontWeight: 700,
                  overflowWrap: 'anywhere',
                },
              },
            },
          ],
        },
      },
    },
    MuiLink: {
      styleOverrides: {
        root: {
          textUnderlineOffset: '.2em',
          textDecorationThickness: '1px',
          textDecorationColor: 'currentColor',
          variants: [
            {
              props: { variant: 'tile' },
              style: {
                // 'Flowering Plants' in one line of a phone.
                ...typography.body2,
                display: 'grid',
                alignContent: 'start',
                gap: spacing(3),
                borderRadius: shape.card,
                fontWeight: 600,
                [breakpoints.up('sm')]: typography.h2,
                '& .MuiCardMedia-root': {
                  transition: transitions.create('box-shadow', {
                    duration: transitions.duration.hover,
                  }),
                },
                '& img': {
                  transition: transitions.create('transform', {
                    duration: transitions.duration.enter,
                  }),
                },
                '@media (hover: none)': { '&:hover': { textDecoration: 'none' } },
                '@media (hover: hover)': {
                  '&:hover .MuiCardMedia-root': { boxShadow: shadows[1] },
                },
                '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
                  '&:hover img': { transform: 'scale(1.04)' },
                },
              },
            },
          ],
        },
      },
    },
    MuiSvgIcon: { styleOverrides: { root: { display: 'block' } } },
    MuiChip: {
      styleOverrides: {
        root: {
          height: 'auto',
          maxWidth: 'min(100%, 24rem)',
          minHeight: 26,
          borderRadius: shape.pill,
          backgroundColor: palette.background.tint,
          fontSize: typography.body2.fontSize,
          '&.MuiChip-deletable': { minHeight: size.touch, fontSize: typography.body1.fontSize },
          '&.MuiChip-deletable:hover': { backgroundColor: palette.background.tint },
          '@media (hover: hover)': {
            '&.MuiChip-deletable:hover': { backgroundColor: palette.divider },
          },
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        },
        label: {
          paddingInline: spacing(3),
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
          '.MuiChip-deletable > &': { paddingInlineStart: spacing(4), whiteSpace: 'nowrap' },
        },
        deleteIcon: {
          marginInline: spacing(0, 3),
          color: palette.text.primary,
          fontSize: '1.25rem',
          '&:hover': { color: palette.text.primary },
        },
      },
    },
    MuiBadge: {
      defaultProps: { color: 'sale', overlap: 'circular' },
      styleOverrides: {
        badge: {
          // Within the 44 px of its button, however large the text.
          insetBlockStart: -8,
          insetInlineEnd: -6,
          '&:not(.MuiBadge-invisible)': { transform: 'none' },
          minWidth: 18,
          height: 18,
          padding: spacing(0, 1),
          fontWeight: 700,
          animation: `${pop.toString()} ${String(transitions.duration.enter)}ms ${transitions.easing.easeOut}`,
        },
      },
    },
    MuiAvatar: { styleOverrides: { root: { width: 120, height: 120 } } },
    // Without bullets, WebKit doesn't announce a `ul` as a list.
    MuiList: { defaultProps: { disablePadding: true, role: 'list' } },
  }
}
