import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../theme/theme'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

const Shape = styled('span')(
  css({
    display: 'block',
    maxWidth: '100%',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.divider} 70%, transparent)`,
    // As high as a line of text, and drawn as high as its letters.
    '&[data-text="true"]': { paddingBlock: '.35rem', backgroundClip: 'content-box' },
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  }),
)

interface SkeletonProps {
  /** CSS lengths; numbers are px. */
  width: string | number
  height: string | number
  radius?: string | number
  /** Stands for a line of text. */
  text?: boolean
}

/** Holds the place of what is loading, in its exact size. */
export function Skeleton({ width, height, radius = 10, text = false }: SkeletonProps) {
  return (
    <Shape aria-hidden="true" data-text={text} style={{ width, height, borderRadius: radius }} />
  )
}
