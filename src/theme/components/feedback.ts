import { keyframes, type Theme } from '@mui/material/styles'
import { light } from '../palette'
import type { Overrides } from './shared'

declare module '@mui/material/Skeleton' {
  interface SkeletonPropsVariantOverrides {
    /** Placeholder for a card or a panel. */
    card: true
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    /** A toast's content: light in both schemes (Spec §8). */
    toast: true
  }
}

const severities = ['success', 'error', 'warning', 'info'] as const

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** Loading and error states. */
export function feedback(theme: Theme): Overrides {
  const { vars, shape, shadows, spacing, typography } = theme
  const { palette } = vars
  const { palette: paper } = light
  const edge = (color: string) => ({ borderInlineStart: `4px solid ${color}` })
  return {
    MuiAlert: {
      defaultProps: { icon: false },
      styleOverrides: {
        root: {
          ...typography.body1,
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: spacing(2, 4),
          padding: spacing(2, 2, 2, 4),
          border: `1px solid ${palette.divider}`,
          borderRadius: `${String(shape.borderRadius)}px`,
          backgroundColor: palette.background.paper,
          color: palette.text.primary,
          variants: [
            ...severities.flatMap((severity) => [
              { props: { severity }, style: edge(palette[severity].main) },
              { props: { severity, variant: 'toast' as const }, style: edge(paper[severity].main) },
            ]),
            {
              props: { variant: 'toast' },
              style: {
                flexWrap: 'nowrap',
                width: 'min(24rem, calc(100vw - 2rem))',
                padding: spacing(1, 1, 1, 4),
                borderColor: paper.divider,
                backgroundColor: paper.background.paper,
                color: paper.text.primary,
                fontWeight: 500,
                boxShadow: shadows[2],
                '& .MuiAlert-message': { minWidth: 0 },
                '&& .MuiIconButton-root': {
                  color: 'inherit',
                  outlineColor: paper.primary.main,
                  outlineOffset: '-3px',
                  '&:hover': { backgroundColor: paper.background.tint },
                },
                '@media print': { display: 'none' },
              },
            },
          ],
        },
        message: { flex: '1 1 0', minWidth: 'min(100%, 12rem)', padding: 0 },
        action: { margin: 0, padding: 0 },
      },
    },
    MuiSkeleton: {
      defaultProps: { variant: 'rounded' },
      styleOverrides: {
        root: {
          maxWidth: '100%',
          animation: `${breathe.toString()} 1.6s ease-in-out infinite`,
          '@media (forced-colors: active)': { border: '1px solid GrayText' },
          variants: [{ props: { variant: 'card' }, style: { borderRadius: shape.card } }],
        },
        // Takes a line's height but is drawn as high as its letters.
        text: {
          paddingBlock: '.35rem',
          borderRadius: `${String(shape.borderRadius)}px`,
          backgroundClip: 'content-box',
          transform: 'none',
        },
      },
    },
  }
}
