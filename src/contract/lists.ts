/** Every list that is stored per user (Spec §3), by its field in the stored user and in responses. */
import * as v from 'valibot'
import {
  AddressSchema,
  AuthUserSchema,
  CartItemSchema,
  timestamps,
  WishlistItemSchema,
} from './entities'
import { listOf } from './listOf'

/** An entry as it's stored. What the catalogue doesn't know may lack any field but these. */
export const StoredEntrySchema = v.looseObject({ _id: v.string(), ...timestamps })
export const StoredCartItemSchema = v.looseObject({ ...StoredEntrySchema.entries, qty: v.number() })

export interface ListToasts {
  added?: string
  notAdded?: string
  removed?: string
  notRemoved?: string
}

export interface ListCalls {
  read: string
  add: string
  remove: string
  /** Changes a quantity by one. */
  step?: string
}

interface List {
  /** RTK Query's tag of the list, which other tabs are told when it changes. */
  tag: string
  /** An entry, as messages to developers call it. */
  what: string
  /** An entry as the storefront shows it. */
  entry: v.GenericSchema<unknown, { _id: string }>
  stored: v.GenericSchema
  /**
   * Fields that only this list's entries have, if they're private: Redux DevTools and the mock's
   * panel then show nothing of an object with one of them but its `_id`.
   */
  toldBy: readonly string[]
  /** Its calls, by their names in `listCalls`. */
  calls: ListCalls
  /** What the shopper is told (Spec §8). Whatever isn't named is only logged. */
  toasts: ListToasts
}

export const lists = {
  cart: {
    tag: 'Cart',
    what: 'cart item',
    entry: CartItemSchema,
    stored: StoredCartItemSchema,
    toldBy: [],
    calls: { read: 'cart', add: 'cartAdd', remove: 'cartRemove', step: 'cartQty' },
    toasts: { added: 'Product added to cart', notAdded: 'Cart error', notRemoved: 'Cart error' },
  },
  wishlist: {
    tag: 'Wishlist',
    what: 'wishlist item',
    entry: WishlistItemSchema,
    stored: StoredEntrySchema,
    toldBy: [],
    calls: { read: 'wishlist', add: 'wishlistAdd', remove: 'wishlistRemove' },
    toasts: {
      added: 'Product added to wishlist',
      notAdded: 'Wishlist error',
      removed: 'Product removed from wishlist',
      notRemoved: 'Wishlist error',
    },
  },
  address: {
    tag: 'Addresses',
    what: 'address',
    entry: AddressSchema,
    stored: StoredEntrySchema,
    toldBy: ['mobile', 'pincode'],
    calls: { read: 'addresses', add: 'addressAdd', remove: 'addressRemove' },
    toasts: {
      added: 'New address added',
      notAdded: 'Error in adding new address',
      removed: 'Address deleted',
      notRemoved: 'Error in deleting address',
    },
  },
} as const satisfies Record<string, List>

export type Lists = typeof lists
export type ListField = keyof Lists
export type ListTag = Lists[ListField]['tag']
/** An entry of a list as the storefront shows it. */
export type EntryOf<TField extends ListField> = v.InferOutput<Lists[TField]['entry']>

export const listTags: readonly ListTag[] = Object.values(lists).map(({ tag }) => tag)

/** The body of every response that has the list, and what the storefront reads of it. */
interface ReplyOf<TField extends ListField> {
  response: v.ObjectSchema<
    Record<
      TField,
      v.ArraySchema<
        v.UnionSchema<[Lists[TField]['entry'], Lists[TField]['stored']], undefined>,
        undefined
      >
    >,
    undefined
  >
  reads: v.ObjectSchema<
    Record<TField, ReturnType<typeof listOf<Lists[TField]['entry']>>>,
    undefined
  >
}

export function replyOf<TField extends ListField>(field: TField): ReplyOf<TField>
// A computed key has no literal type.
export function replyOf(field: ListField): { response: v.GenericSchema; reads: v.GenericSchema } {
  const { entry, stored, what }: List = lists[field]
  return {
    response: v.object({ [field]: v.array(v.union([entry, stored])) }),
    reads: v.object({ [field]: listOf(entry, what) }),
  }
}

type StoredLists = { [Field in ListField]: ReplyOf<Field>['response']['entries'][Field] }

function storedLists(): StoredLists
// `Object.fromEntries` doesn't know that every list has an entry.
function storedLists(): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(lists).map(([field, { entry, stored }]) => [
      field,
      v.array(v.union([entry, stored])),
    ]),
  )
}

/** The stored user as responses have it: without the password, and with any extra sign-up fields. */
export const StoredUserSchema = v.looseObject({
  ...AuthUserSchema.entries,
  ...StoredEntrySchema.entries,
  ...storedLists(),
})
