import { useAppDispatch } from '../../app/hooks'
import { formatRupees } from '../../components/money'
import { type Removal, useRemovals } from '../../components/useRemovals'
import type { CartItem } from '../../contract/entities'
import { announce } from '../../notifications/toast'
import { priceDetails } from './priceDetails'
import { restoreLine } from './restoreLine'

/** The lines that leave the cart while its page is open: they can come back as they were. */
export function useCartRemovals() {
  const dispatch = useAppDispatch()
  const removals = useRemovals<CartItem>()
  return {
    ...removals,
    /** Called as a line is removed or moved: remembers its place, and says what is left. */
    add: (item: CartItem, cart: readonly CartItem[], kind: Removal<CartItem>['kind']) => {
      removals.add(item, cart, kind)
      const { total } = priceDetails(cart.filter(({ _id }) => _id !== item._id))
      announce(`${item.name} left the cart. Total ${formatRupees(total)}.`)
    },
    undo: (removal: Removal<CartItem>) => {
      removals.restore(removal)
      void dispatch(restoreLine(removal.entry))
    },
  }
}

export type CartRemovals = ReturnType<typeof useCartRemovals>
