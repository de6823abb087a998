import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined'
import Card from '@mui/material/Card'
import CardHeader from '@mui/material/CardHeader'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Address } from '@/contract/entities'
import { useAppDispatch } from '@/store/hooks'
import { theme } from '@/theme/theme'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { removeAddress } from './addressThunks'

/** Set as on an envelope: the street, then the town with state and pincode. */
const Details = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.35em',
  '&&': { padding: '0 24px 24px' },
  '& > :first-of-type': { flexBasis: '100%', whiteSpace: 'pre-line' },
  '& > :last-of-type': {
    display: 'flex',
    flexBasis: '100%',
    columnGap: 'inherit',
    marginBlockStart: 8,
    color: theme.vars.palette.text.secondary,
  },
  // Not text, which a list of terms can't contain between them.
  '& > :nth-of-type(2) > dd::after': { content: '","' },
})

interface Props {
  address: Address
  /** Called before the address is deleted. */
  onDelete: () => void
}

/** A part of the address, whose term only screen readers need. */
function Detail({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <VisuallyHidden as="dt">{term}</VisuallyHidden>
      <dd>
        <bdi>{text}</bdi>
      </dd>
    </div>
  )
}

/** A saved address (Spec §2); its locality is shown as City. */
export function AddressCard({ address, onDelete }: Props) {
  const dispatch = useAppDispatch()
  const nameId = useId()
  return (
    <Card component="article" variant="outlined" aria-labelledby={nameId} sx={{ height: '100%' }}>
      <CardHeader
        // A span can't contain a heading.
        slotProps={{ title: { component: 'div' } }}
        title={
          <>
            <Typography id={nameId} component="h2" variant="h3">
              <bdi>{address.name}</bdi>
            </Typography>
            {address.tag !== undefined && address.tag !== '' && (
              <Chip label={<bdi>{address.tag}</bdi>} />
            )}
          </>
        }
        action={
          <IconButton
            aria-label={`Delete address of ${address.name}`}
            onClick={() => {
              onDelete()
              void dispatch(removeAddress(address._id))
            }}
          >
            <DeleteOutlinedIcon />
          </IconButton>
        }
      />
      <Typography component={Details}>
        <Detail term="Address" text={address.address} />
        <Detail term="City" text={address.locality} />
        <Detail term="State" text={address.state} />
        <Detail term="Pincode" text={address.pincode} />
        <div>
          <dt>Mobile</dt>
          <dd>
            <bdi>{address.mobile}</bdi>
          </dd>
        </div>
      </Typography>
    </Card>
  )
}
