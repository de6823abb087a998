import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, use, useId, useState } from 'react'
import { formatRupees } from '@/components/money'
import { PlantName } from '@/components/PlantName'
import { PlantTile } from '@/components/PlantTile'
import { Price } from '@/components/Price'
import type { CartItem } from '@/contract/entities'
import { DISCONTINUED, useIsDiscontinued } from '@/features/catalog/catalogApi'
import { plantLink } from '@/features/catalog/plant/plantUrl'
import { BasePath } from '@/navigation/basePath'
import { announce } from '@/notifications/toast'
import { useAppDispatch } from '@/store/hooks'
import type { ChangeOutcome } from '@/sync/pendingList'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { removeFromCart } from './cartThunks'
import { isTooLowToDecrease, MINUS_NOTE, NOT_CHANGED } from './quantity'
import { QuantityStepper } from './QuantityStepper'

const SOLD_OUT = 'Sold out, so not part of your order'

interface Props {
  item: CartItem
  /** Further actions, shown beside the delete button. */
  actions?: ((item: CartItem) => ReactNode) | undefined
  /** Called before the item is removed. */
  onRemove: (item: CartItem) => void
}

/** One product in the cart with its quantity (Spec §2). */
export function CartItemCard({ item, actions, onRemove }: Props) {
  const dispatch = useAppDispatch()
  const nameId = useId()
  const basePath = use(BasePath)
  const isDiscontinued = useIsDiscontinued(item._id)
  const link = isDiscontinued ? undefined : plantLink(item._id, basePath)
  const [hasFailed, setHasFailed] = useState(false)
  const showOutcome = (outcome: ChangeOutcome) => {
    const failed = outcome === 'failed' || outcome === 'refused'
    if (failed) announce(NOT_CHANGED)
    setHasFailed(failed)
  }
  const note = item.outOfStock ? SOLD_OUT : isDiscontinued ? DISCONTINUED : undefined
  return (
    <Card component="article" variant="line" aria-labelledby={nameId}>
      <PlantTile plant={item} link={link} width={112} height={140} />
      <CardContent>
        <Typography id={nameId} component="h2" variant="h3" gutterBottom>
          <PlantName name={item.name} link={link} />
        </Typography>
        <Price
          discounted={item.discountedPrice}
          actual={item.actualPrice}
          discount={item.discount}
        />
        {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
      </CardContent>
      <Typography
        variant="h3"
        component="p"
        color={item.outOfStock ? 'textSecondary' : 'textPrimary'}
      >
        <VisuallyHidden>Total </VisuallyHidden>
        <span>{formatRupees(item.qty * item.discountedPrice)}</span>
      </Typography>
      <CardActions>
        <QuantityStepper item={item} onOutcome={showOutcome} />
        {/* On narrow screens, both go to a second row. */}
        <Stack direction="row">
          {actions?.(item)}
          <IconButton
            aria-label={`Remove ${item.name} from cart`}
            onClick={() => {
              onRemove(item)
              void dispatch(removeFromCart(item._id))
            }}
          >
            <DeleteOutlinedIcon />
          </IconButton>
        </Stack>
      </CardActions>
      {/* Below the stepper, which doesn't move when it appears. */}
      {(hasFailed || isTooLowToDecrease(item.qty)) && (
        <Typography variant="body2" color={hasFailed ? 'error' : 'textSecondary'} data-screen-only>
          {hasFailed ? NOT_CHANGED : MINUS_NOTE}
        </Typography>
      )}
    </Card>
  )
}
