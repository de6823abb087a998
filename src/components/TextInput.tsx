import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface TextInputProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  label: string
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined
  /** The id of what else describes the field, and says that its value is wrong. */
  describedBy?: string | undefined
}

/**
 * A labelled line of text. Composed like MUI's TextField, which brings 17 kB of Select and Menu
 * with it.
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
