import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { theme } from '../../theme/theme'

declare module 'react' {
  interface CSSProperties {
    /** How far the track is filled, in percent. */
    '--filled'?: string
  }
}

const { palette } = theme.vars

const thumb = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: `3px solid ${palette.background.paper}`,
  borderRadius: '50%',
  backgroundColor: palette.primary.main,
  boxShadow: `0 0 0 1px ${palette.primary.main}`,
} as const

const Input = styled('input')(
  css({
    width: '100%',
    height: theme.look.touch,
    margin: theme.spacing(0, 0, -3),
    appearance: 'none',
    borderRadius: theme.look.radius.control,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': {
      height: 6,
      borderRadius: 3,
      background: `linear-gradient(to right, ${palette.primary.main} var(--filled), ${palette.inputBorder} var(--filled))`,
    },
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: -9 },
    '&::-moz-range-track': { height: 6, borderRadius: 3, background: palette.inputBorder },
    '&::-moz-range-progress': { height: 6, borderRadius: 3, background: palette.primary.main },
    '&::-moz-range-thumb': thumb,
    '@media (forced-colors: active)': { appearance: 'auto' },
  }),
)

interface RangeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'style'> {
  min: number
  max: number
  value: number
}

/** The browser's own slider in the shop's colours. */
export function RangeInput(props: RangeInputProps) {
  const { min, max, value } = props
  const filled = { '--filled': `${String((100 * (value - min)) / (max - min))}%` }
  return <Input {...props} type="range" style={filled} />
}
