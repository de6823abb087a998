/** Every list that is stored per user (Spec §3), by its field in the stored user and in responses. */
import * as v from 'valibot'
import {
  AddressSchema,
  AuthUserSchema,
  CartItemSchema,
  timestamps,
  WishlistItemSchema,
} from './entities'

/**
 * A list as the storefront reads it: damaged entries are left out and logged, and the others stay
 * usable.
 */
export function listOf<TSchema extends v.GenericSchema>(schema: TSchema, what: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry): v.InferOutput<TSchema>[] => {
        const result = v.safeParse(schema, entry)
        if (result.success) return [result.output]
        console.warn(`A damaged ${what} was left out:`, v.flatten(result.issues))
        return []
      }),
    ),
  )
}

/** An entry as it's stored. What the catalogue doesn't know may lack any field but these. */
export const StoredEntrySchema = v.looseObject({ _id: v.string(), ...timestamps })
export const StoredCartItemSchema = v.looseObject({
  ...StoredEntrySchema.entries,
  qty: v.number(),
})

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
  /** An entry as the storefront shows it. */
  entry: v.GenericSchema<unknown, { _id: string }>
  stored: v.GenericSchema
  /**
   * Fields that only this list's entries have, if they're private: Redux DevTools and the mock's
   * panel then show nothing of an object with one of them but its `_id`.
   */
  toldBy: readonly string[]
  /** Its calls, by their names in `endpoints`. */
  calls: ListCalls
  /** What the shopper is told (Spec §8). Whatever isn't named is only logged. */
  toasts: ListToasts
  /** The body of every response that has the list, and what the storefront reads of it. */
  reply: { response: v.GenericSchema; reads: v.GenericSchema }
}

export const lists = {
  cart: {
    tag: 'Cart',
    entry: CartItemSchema,
    stored: StoredCartItemSchema,
    toldBy: [],
    calls: { read: 'cart', add: 'cartAdd', remove: 'cartRemove', step: 'cartQty' },
    toasts: { added: 'Product added to cart', notAdded: 'Cart error', notRemoved: 'Cart error' },
    reply: {
      response: v.object({ cart: v.array(v.union([CartItemSchema, StoredCartItemSchema])) }),
      reads: v.object({ cart: listOf(CartItemSchema, 'cart item') }),
    },
  },
  wishlist: {
    tag: 'Wishlist',
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
    reply: {
      response: v.object({ wishlist: v.array(v.union([WishlistItemSchema, StoredEntrySchema])) }),
      reads: v.object({ wishlist: listOf(WishlistItemSchema, 'wishlist item') }),
    },
  },
  address: {
    tag: 'Addresses',
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
    reply: {
      response: v.object({ address: v.array(v.union([AddressSchema, StoredEntrySchema])) }),
      reads: v.object({ address: listOf(AddressSchema, 'address') }),
    },
  },
} as const satisfies Record<string, List>

export type Lists = typeof lists
export type ListField = keyof Lists
export type ListTag = Lists[ListField]['tag']
/** An entry of a list as the storefront shows it. */
export type EntryOf<TField extends ListField> = v.InferOutput<Lists[TField]['entry']>

export const listTags: readonly ListTag[] = Object.values(lists).map(({ tag }) => tag)

/** The stored user as responses have it: without the password, and with any extra sign-up fields. */
export const StoredUserSchema = v.looseObject({
  ...AuthUserSchema.entries,
  ...StoredEntrySchema.entries,
  ...lists.cart.reply.response.entries,
  ...lists.wishlist.reply.response.entries,
  ...lists.address.reply.response.entries,
})
