import * as v from 'valibot'
import type { Address } from '@/contract/entities'
import { selectUserKey } from '@/features/auth/authSlice'
import { useHistoryDialog } from '@/navigation/useHistoryDialog'
import { createStoredValue } from '@/platform/storedValue'
import { useAppSelector } from '@/store/hooks'
import { AddressDraftSchema } from './addressFields'

const DeliverySchema = v.object({
  /** The email of the shopper, whose address nobody else gets to see. */
  user: v.string(),
  /** What was typed into the address form and isn't saved yet. */
  draft: v.optional(AddressDraftSchema),
  /** The _id of the address that was chosen on the order summary; it may have been deleted since. */
  chosenId: v.optional(v.string()),
})
type Delivery = v.InferOutput<typeof DeliverySchema>

/** What a shopper has typed and chosen in this tab. It outlasts a reload and the end of the session. */
const stored = createStoredValue('sessionStorage', 'delivery', DeliverySchema)

export function readDelivery(user: string): Omit<Delivery, 'user'> {
  const found = stored.read()
  return found?.user === user ? found : {}
}

export function updateDelivery({ user, ...change }: Delivery): void {
  stored.write({ ...readDelivery(user), ...change, user })
}

export const clearDelivery = stored.clear

/**
 * The chosen address, or else the one tagged 'Default' (Spec §3), or else the only one. Never one by
 * its position, which changes when a deletion is undone.
 */
export function deliveryAddress(
  addresses: readonly Address[],
  chosenId: string | undefined,
): Address | undefined {
  return (
    addresses.find(({ _id }) => _id === chosenId) ??
    addresses.find(({ tag }) => tag === 'Default') ??
    (addresses.length === 1 ? addresses[0] : undefined)
  )
}

/** The address form's dialog, a history entry that belongs to the user. */
export const useAddressDialog = () =>
  useHistoryDialog('address', { owner: useAppSelector(selectUserKey) })
