import { useCallback } from 'react'
import { useAppStore } from '../../store/hooks'
import { formatRupees } from '../../components/money'
import { type Removal, useRemovals } from '../../components/useRemovals'
import type { CartItem } from '../../contract/entities'
import { announce } from '../../notifications/toast'
import { selectCart } from './cartApi'
import { priceDetails } from './priceDetails'

/** The lines removed while the cart's page is open, which can be restored as they were. */
export function useCartRemovals(shown: readonly CartItem[] | undefined) {
  const store = useAppStore()
  const removals = useRemovals(shown)
  const { add } = removals
  return {
    ...removals,
    /** Called before a line is removed or moved: remembers its place, and announces the new total. */
    add: useCallback(
      (item: CartItem, kind: Removal<CartItem>['kind']) => {
        const cart = selectCart(store.getState())
        const { total } = priceDetails(cart.filter(({ _id }) => _id !== item._id))
        announce(`${item.name} removed. Total: ${formatRupees(total)}.`)
        add(item, cart, kind)
      },
      [add, store],
    ),
  }
}

export type CartRemovals = ReturnType<typeof useCartRemovals>
