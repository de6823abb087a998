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

export const lists = {
  cart: {
    stored: StoredCartItemSchema,
    reply: {
      response: v.object({ cart: v.array(v.union([CartItemSchema, StoredCartItemSchema])) }),
      reads: v.object({ cart: listOf(CartItemSchema, 'cart item') }),
    },
  },
  wishlist: {
    stored: StoredEntrySchema,
    reply: {
      response: v.object({ wishlist: v.array(v.union([WishlistItemSchema, StoredEntrySchema])) }),
      reads: v.object({ wishlist: listOf(WishlistItemSchema, 'wishlist item') }),
    },
  },
  address: {
    stored: StoredEntrySchema,
    reply: {
      response: v.object({ address: v.array(v.union([AddressSchema, StoredEntrySchema])) }),
      reads: v.object({ address: listOf(AddressSchema, 'address') }),
    },
  },
} as const

/** The stored user as responses have it: without the password, and with any extra sign-up fields. */
export const StoredUserSchema = v.looseObject({
  ...AuthUserSchema.entries,
  ...StoredEntrySchema.entries,
  ...lists.cart.reply.response.entries,
  ...lists.wishlist.reply.response.entries,
  ...lists.address.reply.response.entries,
})
