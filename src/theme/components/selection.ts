import type { Theme } from '@mui/material/styles'
import { focusRing, type Overrides } from './shared'

/** Checkboxes, radios and the slider, in targets of 44 px. */
export function selection(theme: Theme): Overrides {
  const { shape, size, spacing } = theme
  const { palette } = theme.vars
  const mark = {
    padding: spacing(2.5),
    '&:not(.Mui-checked)': { color: palette.inputBorder },
    '&:hover': { backgroundColor: 'transparent' },
    '@media (hover: hover)': {
      '.MuiFormControlLabel-root:hover &': { color: palette.primary.main },
    },
    // The ring surrounds the icon, not the target.
    '&:has(:focus-visible)': { outline: 'none' },
    '& :focus-visible + *': { ...focusRing(theme), borderRadius: 4 },
    '& :focus-visible + span': { borderRadius: '50%' },
  }

  return {
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          display: 'flex',
          marginInline: spacing(-2.5, 0),
          minHeight: size.touch,
          // A choice with several lines, in its own box.
          '&[data-look="card"]': {
            alignItems: 'flex-start',
            margin: spacing(3, 0, 0),
            padding: spacing(4),
            border: `1px solid ${palette.divider}`,
            borderRadius: shape.card,
            backgroundColor: palette.background.paper,
            '& .MuiRadio-root': { margin: spacing(-2.5, 1, -2.5, -2.5) },
            '&:has(:checked)': { padding: 15, border: `2px solid ${palette.primary.main}` },
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
    // The role is explained in inputs.ts.
    MuiCheckbox: { defaultProps: { role: 'none' }, styleOverrides: { root: mark } },
    MuiRadio: { defaultProps: { role: 'none' }, styleOverrides: { root: mark } },
    MuiSlider: {
      styleOverrides: {
        // The thumb stays within the rail's length at both ends.
        root: {
          width: `calc(100% - ${spacing(5)})`,
          margin: spacing(0, 2.5, -3),
          '&&': { paddingBlock: spacing(5) },
        },
        rail: { color: palette.inputBorder, opacity: 1 },
        thumb: {
          '&::before': { boxShadow: 'none' },
          '&:has(:focus-visible)': { ...focusRing(theme), boxShadow: 'none' },
        },
      },
    },
  }
}
