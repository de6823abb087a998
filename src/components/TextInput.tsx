import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface TextInputProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  label: string
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined
}

/**
 * A labelled line of text. Composed like MUI's TextField, which brings 17 kB of Select and Menu
 * with it.
 */
export function TextInput({ label, error, ...input }: TextInputProps) {
  const id = useId()
  const errorId = `${id}-error`
  const isWrong = error !== undefined
  return (
    <FormControl fullWidth error={isWrong}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} {...(isWrong && { 'aria-describedby': errorId })} />
      {isWrong && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}
