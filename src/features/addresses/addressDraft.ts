import * as v from 'valibot'
import { createStoredValue } from '../../platform/storedValue'
import { type AddressDraft, AddressDraftSchema, addressFormFields } from './addressFields'

/** What was typed into the address form and isn't saved yet. */
const stored = createStoredValue(
  'sessionStorage',
  'addressDraft',
  // The email of the shopper who typed it: nobody else gets to see it.
  v.object({ user: v.string(), draft: AddressDraftSchema }),
)

/** The address that `user` was typing in this tab before a reload or the end of the session. */
export function readAddressDraft(user: string | null): AddressDraft | undefined {
  const found = stored.read()
  return found?.user === user ? found.draft : undefined
}

/** Stores a draft; an empty one needs no storing. */
export function writeAddressDraft(user: string, draft: AddressDraft): void {
  if (addressFormFields.every(({ name }) => draft[name] === '')) {
    stored.clear()
    return
  }
  stored.write({ user, draft })
}

export const clearAddressDraft = stored.clear
