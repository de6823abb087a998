import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import { useId } from 'react'
import type { Address } from '../../contract/entities'

interface Props {
  addresses: readonly Address[]
  /** The chosen address's _id, or null. */
  value: string | null
  onChange: (id: string) => void
}

/** A choice between the saved addresses (Spec §2). Each label starts with the name. */
export function AddressPicker({ addresses, value, onChange }: Props) {
  const labelId = useId()
  return (
    <FormControl fullWidth>
      <FormLabel component="span" id={labelId}>
        Deliver to
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_, id) => {
          onChange(id)
        }}
      >
        {addresses.map(({ _id, name, address, locality, state, pincode, mobile }) => (
          <FormControlLabel
            key={_id}
            data-look="card"
            value={_id}
            control={<Radio />}
            label={
              <>
                {/* The spaces separate the lines in the radio's accessible name. */}
                <strong>{name}</strong> <br />
                {address}, {locality}, {state} {pincode} <br />
                Mobile {mobile}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** Placeholder while the choices load. */
export function AddressPickerSkeleton() {
  return (
    <>
      <Skeleton variant="text" width="6rem" height="1.5625rem" />
      <Skeleton variant="card" height="calc(3 * 1.5625rem + 34px)" sx={{ mt: 3 }} />
    </>
  )
}
