import Skeleton from '@mui/material/Skeleton'
import { RadioField } from '@/components/RadioField'
import type { Address } from '@/contract/entities'

interface Props {
  addresses: readonly Address[]
  /** The chosen address's _id, if one is chosen. */
  value: string | undefined
  onChange: (id: string) => void
}

/** A choice between the saved addresses (Spec §2). Each label starts with the name. */
export function AddressPicker({ addresses, value, onChange }: Props) {
  const options = addresses.map(({ _id, name, address, locality, state, pincode, mobile }) => ({
    value: _id,
    label: (
      <>
        {/* The spaces separate the lines in the radio's accessible name. */}
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <br />
        <bdi>{address}</bdi>, <bdi>{locality}</bdi>, <bdi>{state}</bdi> <bdi>{pincode}</bdi> <br />
        Mobile <bdi>{mobile}</bdi>
      </>
    ),
  }))
  return (
    <RadioField
      label="Deliver to"
      look="card"
      options={options}
      value={value ?? null}
      onChange={onChange}
    />
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
