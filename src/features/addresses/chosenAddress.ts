import * as v from 'valibot'
import { createStoredValue } from '../../platform/storedValue'

/** The delivery address that was chosen in this tab. */
const choice = createStoredValue(
  'sessionStorage',
  'deliverTo',
  // The email of the shopper who chose: nobody else's order goes there.
  v.object({ user: v.string(), addressId: v.string() }),
)

/** The _id of the address that `user` chose in this tab; it may have been deleted since. */
export function readChosenAddress(user: string): string | null {
  const chosen = choice.read()
  return chosen?.user === user ? chosen.addressId : null
}

export function writeChosenAddress(user: string, addressId: string): void {
  choice.write({ user, addressId })
}

export const clearChosenAddress = choice.clear
