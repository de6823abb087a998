import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { useAppDispatch } from '../../app/hooks'
import type { Address } from '../../contract/entities'
import { IconButton } from '../../components/IconButton'
import { TrashIcon } from '../../components/icons'
import { leaveEntry } from '../../components/leaveEntry'
import { removeAddress } from './addressThunks'
import { theme } from '../../theme/theme'

const Card = styled('article')(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    gap: 8,
    height: '100%',
    padding: '16px 16px 24px 24px',
    borderRadius: theme.look.radius.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
  }),
)

const Heading = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 44,
  }),
)

const Name = styled('h2')(css({ ...theme.typography.h3 }))

const Tag = styled('span')(
  css({
    padding: '2px 12px',
    borderRadius: theme.look.radius.chip,
    fontSize: '.875rem',
    backgroundColor: theme.vars.palette.background.tint,
  }),
)

const Details = styled('dl')(
  css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 16px',
    gridColumn: '1 / -1',
    alignContent: 'start',
    '& > dt': { color: theme.vars.palette.text.secondary },
    '& > dd': { whiteSpace: 'pre-line' },
  }),
)

/** A saved address (Spec §2); its locality is shown as City. */
export function AddressCard({ address }: { address: Address }) {
  const dispatch = useAppDispatch()
  const nameId = useId()
  return (
    <Card aria-labelledby={nameId}>
      <Heading>
        <Name id={nameId}>{address.name}</Name>
        {address.tag !== undefined && address.tag !== '' && <Tag>{address.tag}</Tag>}
      </Heading>
      <IconButton
        aria-label={`Delete address of ${address.name}`}
        onClick={(event) => {
          leaveEntry(event.currentTarget)
          void dispatch(removeAddress(address._id))
        }}
      >
        <TrashIcon />
      </IconButton>
      <Details>
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
      </Details>
    </Card>
  )
}
