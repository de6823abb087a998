import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface TextInputProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  label: string
  /** A sentence that says what's wrong with the value. */
  error?: string | undefined
  /** The id of another element that describes the field's error. */
  describedBy?: string | undefined
}

/**
 * A labelled text field. Composed from the parts of MUI's TextField, which itself adds 17 kB of
 * Select and Menu.
 */
export function TextInput({ label, error, describedBy, ...input }: TextInputProps) {
  const id = useId()
  const errorId = `${id}-error`
  const description = error === undefined ? describedBy : errorId
  return (
    <FormControl fullWidth error={description !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} aria-describedby={description} />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}
