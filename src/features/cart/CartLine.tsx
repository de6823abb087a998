import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode, useId } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { moveFocusBeforeRemoval } from '../../components/moveFocusBeforeRemoval'
import { formatRupees } from '../../components/money'
import { PlantImage } from '../../components/PlantImage'
import { Price } from '../../components/Price'
import type { CartItem } from '../../contract/entities'
import { DISCONTINUED, useIsDiscontinued } from '../catalog/catalogApi'
import { isStuck, MINUS_NOTE } from './quantity'
import { removeFromCart } from './cartThunks'
import { QuantityStepper } from './QuantityStepper'

/** Doesn't re-render with the line's quantity. */
const Picture = memo(function Picture({
  image,
  categoryName,
}: Pick<CartItem, 'image' | 'categoryName'>) {
  return (
    <CardMedia data-category={categoryName}>
      <PlantImage src={image} width={112} height={140} />
    </CardMedia>
  )
})

const SOLD_OUT = 'Sold out, so not part of your order'

interface Props {
  item: CartItem
  /** Further actions, shown beside the delete button. */
  actions?: ((item: CartItem) => ReactNode) | undefined
  /** Called before the line is removed. */
  onRemove: (item: CartItem) => void
}

/**
 * One product in the cart with its quantity (Spec §2). Memoised by its item: pass it stable
 * callbacks.
 */
export const CartLine = memo(function CartLine({ item, actions, onRemove }: Props) {
  const dispatch = useAppDispatch()
  const nameId = useId()
  const isDiscontinued = useIsDiscontinued(item._id)
  const note = item.outOfStock ? SOLD_OUT : isDiscontinued ? DISCONTINUED : undefined
  return (
    <Card component="article" variant="line" aria-labelledby={nameId}>
      <Picture image={item.image} categoryName={item.categoryName} />
      <CardContent>
        <Typography id={nameId} component="h2" variant="h3" gutterBottom>
          {item.name}
        </Typography>
        <Price
          discounted={item.discountedPrice}
          actual={item.actualPrice}
          discount={item.discount}
        />
        {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
      </CardContent>
      <CardActions>
        <QuantityStepper item={item} />
        {actions?.(item)}
        <IconButton
          aria-label={`Remove ${item.name} from cart`}
          onClick={(event) => {
            moveFocusBeforeRemoval(event.currentTarget)
            onRemove(item)
            void dispatch(removeFromCart(item._id))
          }}
        >
          <DeleteOutlinedIcon />
        </IconButton>
      </CardActions>
      {/* Below the stepper, which doesn't move when it appears. */}
      {item.qty !== 1 && (
        <CardContent>
          <Typography color="textSecondary">
            {`${formatRupees(item.qty * item.discountedPrice)} for ${String(item.qty)}`}
          </Typography>
          {isStuck(item.qty) && (
            <Typography variant="body2" color="textSecondary" data-screen-only>
              {MINUS_NOTE}
            </Typography>
          )}
        </CardContent>
      )}
    </Card>
  )
})
