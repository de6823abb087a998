import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined'
import Card from '@mui/material/Card'
import CardHeader from '@mui/material/CardHeader'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { moveFocusBeforeRemoval } from '../../components/moveFocusBeforeRemoval'
import type { Address } from '../../contract/entities'
import { theme } from '../../theme/theme'
import { removeAddress } from './addressThunks'

const Details = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  '&&': { padding: '0 16px 24px 24px' },
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { whiteSpace: 'pre-line' },
})

interface Props {
  address: Address
  /** Called before the address is deleted. */
  onDelete: () => void
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
              {address.name}
            </Typography>
            {address.tag !== undefined && address.tag !== '' && <Chip label={address.tag} />}
          </>
        }
        action={
          <IconButton
            aria-label={`Delete address of ${address.name}`}
            onClick={(event) => {
              moveFocusBeforeRemoval(event.currentTarget)
              onDelete()
              void dispatch(removeAddress(address._id))
            }}
          >
            <DeleteOutlinedIcon />
          </IconButton>
        }
      />
      <Typography component={Details}>
        <dt>Address</dt>
        <dd>{address.address}</dd>
        <dt>Pincode</dt>
        <dd>{address.pincode}</dd>
        <dt>City</dt>
        <dd>{address.locality}</dd>
        <dt>State</dt>
        <dd>{address.state}</dd>
        <dt>Mobile</dt>
        <dd>{address.mobile}</dd>
      </Typography>
    </Card>
  )
}
