import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useId, useSyncExternalStore } from 'react'
import {
  appliedScheme,
  chooseScheme,
  type Scheme,
  schemeOf,
  SCHEMES,
  subscribeToScheme,
} from '../../theme/colourScheme'

const labels: Record<Scheme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** Light, dark or the system's setting, stored in this browser. */
export function SchemeChoice() {
  // The prerendered page doesn't know the choice.
  const scheme = useSyncExternalStore<Scheme>(subscribeToScheme, appliedScheme, () => 'system')
  const labelId = useId()
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
      <FormLabel component="span" id={labelId}>
        Colour scheme
      </FormLabel>
      <RadioGroup
        row
        sx={{ columnGap: 5 }}
        aria-labelledby={labelId}
        value={scheme}
        onChange={(_, value) => {
          chooseScheme(schemeOf(value))
        }}
      >
        {SCHEMES.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={labels[value]} />
        ))}
      </RadioGroup>
    </Stack>
  )
}
