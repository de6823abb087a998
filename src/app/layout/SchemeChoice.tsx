import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useEffect, useId, useState } from 'react'
import {
  chooseScheme,
  readScheme,
  type Scheme,
  SCHEME_KEY,
  schemeOf,
  SCHEMES,
} from '../../theme/colourScheme'

const labels: Record<Scheme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** Light, dark or the system's setting, stored in this browser. Loaded by the footer. */
export default function SchemeChoice() {
  const [scheme, setScheme] = useState(readScheme)
  const labelId = useId()

  useEffect(() => {
    // Another tab has chosen, or cleared its storage.
    const follow = ({ key }: StorageEvent) => {
      if (key === SCHEME_KEY || key === null) setScheme(readScheme())
    }
    window.addEventListener('storage', follow)
    return () => {
      window.removeEventListener('storage', follow)
    }
  }, [])

  return (
    <FormControl
      // The build, which prerenders it, doesn't know the choice.
      disabled={typeof window === 'undefined'}
      sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}
    >
      <FormLabel id={labelId}>Colour scheme</FormLabel>
      <RadioGroup
        row
        sx={{ columnGap: 5 }}
        aria-labelledby={labelId}
        value={typeof window === 'undefined' ? null : scheme}
        onChange={(_, value) => {
          const chosen = schemeOf(value)
          setScheme(chosen)
          chooseScheme(chosen)
        }}
      >
        {SCHEMES.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={labels[value]} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
