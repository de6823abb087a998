import * as v from 'valibot'

/** Session storage key: where the order of this tab goes. */
const CHOSEN_KEY = 'frond.deliverTo'

const StoredChoice = v.pipe(
  v.string(),
  v.parseJson(),
  // The email of the shopper who chose: nobody else's order goes there.
  v.object({ user: v.string(), addressId: v.string() }),
)

/** The _id of the address that `user` chose in this tab; it may be gone since. */
export function readChosenAddress(user: string): string | null {
  try {
    const choice = v.safeParse(StoredChoice, sessionStorage.getItem(CHOSEN_KEY))
    return choice.success && choice.output.user === user ? choice.output.addressId : null
  } catch {
    return null
  }
}

/** Keeps a choice for a reload; if storage is blocked, it lasts as long as the page. */
export function writeChosenAddress(user: string, addressId: string): void {
  try {
    sessionStorage.setItem(CHOSEN_KEY, JSON.stringify({ user, addressId }))
  } catch {
    // The page remembers it.
  }
}

export function clearChosenAddress(): void {
  try {
    sessionStorage.removeItem(CHOSEN_KEY)
  } catch {
    // Nothing was stored.
  }
}
