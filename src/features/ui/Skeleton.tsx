import { keyframes, styled } from '@mui/material/styles'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

const Shape = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: theme.vars.palette.background.tint,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
}))

interface SkeletonProps {
  /** CSS lengths; numbers are px. */
  width: string | number
  height: string | number
  radius?: string | number
}

/** Holds the place of what is loading, in its exact size. */
export function Skeleton({ width, height, radius = 10 }: SkeletonProps) {
  return <Shape aria-hidden="true" style={{ width, height, borderRadius: radius }} />
}
