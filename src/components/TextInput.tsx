import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type InputHTMLAttributes, useId } from 'react'

interface TextInputProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'slotProps'> {
  label: string
  /**
   * Announces the field as required and reserves a line for its error, so that nothing moves under a
   * pressed button. Not validated by the browser, but by useForm.
   */
  required?: boolean
  /** A sentence that says what's wrong with the value. */
  error?: string | undefined
  /** The id of another element that describes the field's error. */
  describedBy?: string | undefined
  /** Further attributes of the native input. */
  htmlInput?: InputHTMLAttributes<HTMLInputElement>
}

/**
 * A labelled text field. Composed from the parts of MUI's TextField, which itself adds 17 kB of
 * Select and Menu.
 */
export function TextInput({
  label,
  required = false,
  error,
  describedBy,
  htmlInput,
  ...input
}: TextInputProps) {
  const id = useId()
  const errorId = `${id}-error`
  const description = error === undefined ? describedBy : errorId
  return (
    <FormControl fullWidth error={description !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        aria-describedby={description}
        slotProps={{
          // Each text has its own direction.
          input: { dir: 'auto', ...htmlInput, ...(required && { 'aria-required': true }) },
        }}
      />
      {/* A space makes MUI reserve the line. */}
      {(required || error !== undefined) && (
        <FormHelperText id={errorId}>{error ?? ' '}</FormHelperText>
      )}
    </FormControl>
  )
}
