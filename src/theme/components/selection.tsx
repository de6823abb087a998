import type { Theme } from '@mui/material/styles'
import type { Overrides } from './overrides'

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")"

/** px, of the slider. */
const THUMB = 24

/** The control's override draws it, because it knows the state. */
const mark = <span />

/** Checkboxes, radios and the slider: 22 px marks in a target of 44 px. */
export function selection(theme: Theme): Overrides {
  const { vars, shape, size, spacing, transitions } = theme
  const { palette } = vars
  // The role is explained in inputs.ts.
  const marks = { icon: mark, checkedIcon: mark, role: 'none' }

  const control = (borderRadius: number | string, symbol: object) =>
    ({
      padding: 11,
      '&:hover': { backgroundColor: 'transparent' },
      '&:focus-visible, &:has(:focus-visible)': { outline: 'none' },
      '& input:focus-visible + span': {
        outline: `3px solid ${palette.primary.main}`,
        outlineOffset: '2px',
      },
      '& > span': {
        display: 'grid',
        placeItems: 'center',
        boxSizing: 'border-box',
        width: 22,
        height: 22,
        border: `1.5px solid ${palette.inputBorder}`,
        borderRadius,
        backgroundColor: palette.background.paper,
        '&::before': {
          content: '""',
          backgroundColor: palette.primary.contrastText,
          opacity: 0,
          transition: transitions.create('opacity', { duration: transitions.duration.press }),
          ...symbol,
        },
      },
      '&.Mui-checked > span': {
        borderColor: palette.primary.main,
        backgroundColor: palette.primary.main,
        '&::before': { opacity: 1 },
        '@media (forced-colors: active)': {
          backgroundColor: 'Highlight',
          '&::before': { backgroundColor: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
      '@media (hover: hover)': {
        '.MuiFormControlLabel-root:hover & > span': { borderColor: palette.primary.main },
      },
    }) as const

  return {
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          display: 'flex',
          marginInline: -11,
          marginInlineEnd: 0,
          minHeight: size.touch,
          // A choice with several lines, in its own box.
          '&[data-look="card"]': {
            alignItems: 'flex-start',
            marginInline: 0,
            marginBlockStart: spacing(3),
            padding: spacing(4),
            border: `1px solid ${palette.divider}`,
            borderRadius: shape.card,
            backgroundColor: palette.background.paper,
            '& .MuiRadio-root': { margin: -11, marginInlineEnd: 1 },
            '&:has(:checked)': {
              borderColor: palette.primary.main,
              boxShadow: `0 0 0 1px ${palette.primary.main}`,
            },
            // Print only the chosen one.
            '@media print': {
              padding: 0,
              border: 0,
              '&:not(:has(:checked)), & .MuiRadio-root': { display: 'none' },
            },
          },
        },
        label: { minWidth: 0, overflowWrap: 'anywhere' },
      },
    },
    MuiCheckbox: {
      defaultProps: marks,
      styleOverrides: {
        root: control(6, { width: 14, height: 14, mask: `${tick} center / contain no-repeat` }),
      },
    },
    MuiRadio: {
      defaultProps: marks,
      styleOverrides: {
        root: control('50%', { width: 8, height: 8, borderRadius: '50%' }),
      },
    },
    MuiSlider: {
      styleOverrides: {
        root: {
          width: `calc(100% - ${String(THUMB)}px)`,
          height: 6,
          marginInline: THUMB / 2,
          padding: spacing(4.75, 0),
          marginBlockEnd: spacing(-3),
          '@media (pointer: coarse)': { padding: spacing(4.75, 0) },
        },
        // As long as the thumb's way and half a thumb at both ends, which then never overhangs.
        rail: {
          insetInlineStart: -THUMB / 2,
          width: `calc(100% + ${String(THUMB)}px)`,
          backgroundColor: palette.inputBorder,
          opacity: 1,
          '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
        },
        track: {
          boxSizing: 'content-box',
          marginInlineStart: -THUMB / 2,
          paddingInlineStart: THUMB / 2,
          border: 0,
          '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
        },
        thumb: {
          '@media (forced-colors: active)': { borderColor: 'ButtonText' },
          width: THUMB,
          height: THUMB,
          border: `3px solid ${palette.background.paper}`,
          boxShadow: `0 0 0 1px ${palette.primary.main}`,
          '&::before': { boxShadow: 'none' },
          '&:hover, &.Mui-active': { boxShadow: `0 0 0 1px ${palette.primary.main}` },
          '&.Mui-focusVisible, &:has(:focus-visible)': {
            boxShadow: `0 0 0 1px ${palette.primary.main}`,
            outline: `3px solid ${palette.primary.main}`,
            outlineOffset: '3px',
            borderRadius: shape.pill,
          },
        },
      },
    },
  }
}
