import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'

interface RadioFieldProps<T extends string | number> {
  label: string
  options: readonly { value: T; label: ReactNode }[]
  /** A box around each choice, for choices of several lines. */
  look?: 'card'
  value: T | null
  onChange: (value: T) => void
}

/** A radio group with one choice below the other. */
export function RadioField<T extends string | number>({
  label,
  options,
  look,
  value,
  onChange,
}: RadioFieldProps<T>) {
  const labelId = useId()
  return (
    <Stack>
      <FormLabel component="span" id={labelId}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_, chosen) => {
          const option = options.find((candidate) => String(candidate.value) === chosen)
          if (option) onChange(option.value)
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            data-look={look}
            value={option.value}
            control={<Radio />}
            label={option.label}
          />
        ))}
      </RadioGroup>
    </Stack>
  )
}
