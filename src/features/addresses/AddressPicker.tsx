import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Address } from '../../contract/entities'
import { RadioGroup } from '../../components/RadioGroup'
import { Skeleton } from '../../components/Skeleton'
import { theme } from '../../theme/theme'

/** On paper only the address that the order goes to. */
const Choices = styled('div')(
  css({
    '@media print': {
      '& label[data-look] input, & label[data-look]:not(:has(:checked))': { display: 'none' },
      '& label[data-look]': { padding: 0, border: 0 },
    },
  }),
)

const Frame = styled('div')(
  css({
    marginBlockStart: theme.spacing(3),
    padding: theme.spacing(4, 4, 4, 12),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.look.radius.card,
    backgroundColor: theme.vars.palette.background.paper,
  }),
)

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
  return (
    <>
      <Skeleton width="6rem" height="1.55rem" text />
      <Frame>
        <Skeleton width="8rem" height="1.55rem" text />
        <Skeleton width="90%" height="1.55rem" text />
        <Skeleton width="10rem" height="1.55rem" text />
      </Frame>
    </>
  )
}
