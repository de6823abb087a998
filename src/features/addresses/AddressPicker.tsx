import { styled } from '@mui/material/styles'
import type { Address } from '../../contract/entities'
import { RadioGroup } from '../ui/RadioGroup'
import { Skeleton } from '../ui/Skeleton'

/** On paper only the address that the order goes to. */
const Choices = styled('div')({
  '@media print': {
    '& label[data-look] input, & label[data-look]:not(:has(:checked))': { display: 'none' },
    '& label[data-look]': { padding: 0, border: 0 },
  },
})

interface Props {
  addresses: readonly Address[]
  /** The chosen address's _id; null when there is none. */
  value: string | null
  onChange: (id: string) => void
}

/** The saved addresses to choose one from (Spec §2); each choice begins with its name. */
export function AddressPicker({ addresses, value, onChange }: Props) {
  return (
    <Choices>
      <RadioGroup
        legend="Deliver to"
        name="address"
        options={addresses.map(({ _id, name, address, locality, state, pincode, mobile }) => ({
          value: _id,
          label: (
            <>
              {/* The blanks part the lines where the radio's name is read out. */}
              <strong>{name}</strong> <br />
              {address}, {locality}, {state} {pincode} <br />
              Mobile {mobile}
            </>
          ),
        }))}
        value={value}
        onChange={onChange}
        look="card"
      />
    </Choices>
  )
}

/** Stands for the choices while they are on their way. */
export function AddressPickerSkeleton() {
  return <Skeleton width="100%" height={142} radius={20} />
}
