import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { theme } from '../theme/theme'

const Field = styled('div')(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1),
    '& label': { fontSize: '.875rem', fontWeight: 600 },
  }),
)

const Box = styled('div')(
  css({
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    border: `1px solid ${theme.vars.palette.inputBorder}`,
    borderRadius: theme.look.radius.control,
    backgroundColor: theme.vars.palette.background.paper,
    transition: `border-color ${theme.look.motion.hover}`,
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&:has(input:focus-visible)': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: '2px',
    },
    '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
    '& input': {
      flex: 1,
      minWidth: 0,
      minHeight: 46,
      padding: theme.spacing(2, 3),
      border: 0,
      borderRadius: 'inherit',
      outline: 'none',
      backgroundColor: 'transparent',
      '&:autofill': { boxShadow: `0 0 0 99px ${theme.vars.palette.background.tint} inset` },
    },
  }),
)

const ErrorText = styled('p')(
  css({
    color: theme.vars.palette.error.main,
    fontSize: '.875rem',
  }),
)

interface TextInputProps extends ComponentProps<'input'> {
  label: string
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined
  /** Stands inside the field, after the text. */
  end?: ReactNode
}

/** A labelled line of text. */
export function TextInput({ label, error, end, id, ...input }: TextInputProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = `${inputId}-error`
  return (
    <Field>
      <label htmlFor={inputId}>{label}</label>
      <Box>
        <input
          {...input}
          id={inputId}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        {end}
      </Box>
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </Field>
  )
}
