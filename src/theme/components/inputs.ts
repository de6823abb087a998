import type { Theme } from '@mui/material/styles'
import { focusRing, type Overrides } from './shared'

/** Labels are above their fields; the field's border changes, not its size. */
export function inputs(theme: Theme): Overrides {
  const { vars, shape, size, spacing, transitions, typography } = theme
  const { palette } = vars
  const label = {
    color: palette.text.primary,
    '&.Mui-focused, &.Mui-error': { color: palette.text.primary },
  }
  return {
    MuiFormControl: { styleOverrides: { root: { verticalAlign: 'baseline' } } },
    MuiFormLabel: {
      styleOverrides: { root: { ...typography.body1, fontWeight: 600, ...label } },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          ...typography.label,
          ...label,
          position: 'static',
          maxWidth: 'none',
          marginBlockEnd: spacing(1),
          overflow: 'visible',
          transform: 'none',
          whiteSpace: 'normal',
          pointerEvents: 'auto',
        },
      },
    },
    MuiInputBase: {
      defaultProps: {
        // They tell a label that floats over its field when the browser has filled it in.
        disableInjectingGlobalStyles: true,
        // Firefox makes each element with a click handler accessible, unless it has this role. If it
        // did so at hydration, a screen reader would lose its place: the field would have moved.
        role: 'none',
      },
      styleOverrides: {
        input: { '&::placeholder': { color: palette.text.secondary, opacity: '1 !important' } },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          minHeight: 48,
          backgroundColor: palette.background.paper,
          lineHeight: typography.body1.lineHeight,
          '&:has(input:focus-visible)': focusRing(theme),
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.inputBorder },
          '@media (hover: hover)': {
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.primary.main },
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1,
            borderColor: palette.primary.main,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: palette.error.main },
          '&.MuiInputBase-adornedEnd': { paddingInlineEnd: 1 },
          variants: [
            {
              // The search box.
              props: { size: 'small' },
              style: {
                minHeight: size.touch,
                borderRadius: shape.pill,
                // On a phone, Login is 4 px above it.
                '&:has(input:focus-visible)': { outlineOffset: '-1px' },
                backgroundColor: palette.background.default,
                '& .MuiInputAdornment-root': { color: palette.text.secondary },
                '& input': { minHeight: size.touch, paddingInline: spacing(0, 4) },
              },
            },
          ],
        },
        input: {
          height: 'auto',
          minHeight: size.touch,
          padding: spacing(0, 3),
          borderRadius: 'inherit',
          '&:focus-visible': { outline: 'none' },
          // The text font's dots are hard to count.
          '&[type="password"]': { fontFamily: 'system-ui, sans-serif', letterSpacing: '.18em' },
          '&:-webkit-autofill': {
            borderRadius: `${String(shape.borderRadius)}px`,
            WebkitBoxShadow: `0 0 0 99px ${palette.background.tint} inset`,
            WebkitTextFillColor: palette.text.primary,
          },
        },
        notchedOutline: {
          insetBlockStart: 0,
          borderColor: palette.inputBorder,
          transition: transitions.create('border-color', { duration: transitions.duration.hover }),
          '& legend': { display: 'none' },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { ...typography.body2, margin: 0, marginBlockStart: spacing(1) },
      },
    },
  }
}
