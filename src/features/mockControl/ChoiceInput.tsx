import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface ChoiceInputProps {
  label: string
  value: string
  options: readonly string[]
  onChange: (value: string) => void
}

/** A native select of several words. */
export function ChoiceInput({ label, value, options, onChange }: ChoiceInputProps) {
  const id = useId()
  return (
    <FormControl>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
