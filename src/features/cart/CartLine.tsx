import { type ReactNode, useId } from 'react'
import { useAppDispatch } from '../../app/hooks'
import type { CartItem } from '../../contract/entities'
import { IconButton } from '../../components/IconButton'
import { TrashIcon } from '../../components/icons'
import { leaveEntry } from '../../components/leaveEntry'
import { Price } from '../../components/Price'
import { removeFromCart } from './cartThunks'
import { Line, LineControls, LineImage, LineName, LineText } from './lineParts'
import { QuantityStepper } from './QuantityStepper'

interface Props {
  item: CartItem
  /** What else can be done with the line, beside its delete button. */
  actions?: ReactNode
}

/** One product in the cart with its quantity (Spec §2). */
export function CartLine({ item, actions }: Props) {
  const dispatch = useAppDispatch()
  const nameId = useId()
  return (
    <Line aria-labelledby={nameId}>
      <LineImage
        src={item.image === '' ? undefined : item.image}
        alt=""
        width={112}
        height={140}
        data-category={item.categoryName}
      />
      <LineText>
        <LineName id={nameId}>{item.name}</LineName>
        <Price
          discounted={item.discountedPrice}
          actual={item.actualPrice}
          discount={item.discount}
          size="line"
        />
      </LineText>
      <LineControls>
        <QuantityStepper item={item} />
        {actions}
        <IconButton
          aria-label={`Remove ${item.name} from cart`}
          onClick={(event) => {
            leaveEntry(event.currentTarget)
            void dispatch(removeFromCart(item._id))
          }}
        >
          <TrashIcon />
        </IconButton>
      </LineControls>
    </Line>
  )
}
