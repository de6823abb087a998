/** Schemas of the entities (Spec §3). Every type is derived from its schema. */
import * as v from 'valibot'

const price = v.pipe(v.number(), v.finite(), v.minValue(0))

export const timestamps = {
  /** `YYYY-MM-DDTHH:mm:ssZ` with a numeric offset. */
  createdAt: v.string(),
  updatedAt: v.string(),
}

const productEntries = {
  _id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  image: v.string(),
  /** Lowercase, e.g. 'indoor'. */
  categoryName: v.string(),
  /** Whole rupees. */
  actualPrice: price,
  /** Whole rupees. */
  discountedPrice: price,
  /** Text such as '25% OFF', or '0' for no discount. */
  discount: v.string(),
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  outOfStock: v.boolean(),
}

const fact = v.optional(v.string())

/** How bright a place is, the darkest first: no sun, bright but without direct sun, in the sun. */
export const LIGHTS = ['shade', 'bright', 'sun'] as const
export type Light = (typeof LIGHTS)[number]

/** Household members a plant may harm if they chew or touch it. */
export const HOUSEMATES = ['cats', 'dogs', 'children'] as const
export type Housemate = (typeof HOUSEMATES)[number]

/** How to grow a plant: texts of a few words, and facts that the filters use. */
const care = v.object({
  light: fact,
  water: fact,
  /** How tall it gets, as in '90 cm'. */
  height: fact,
  /** Where it does best. */
  place: fact,
  /** Whether cats and dogs may nibble at it. */
  pets: fact,
  /** What it's like to live with. */
  character: fact,
  /** Completes the sentence 'Not for you if …'. */
  notFor: fact,
  /** Other names that people know it by. */
  names: v.optional(v.array(v.string())),
  /** The light levels that it thrives in. */
  lights: v.optional(v.array(v.picklist(LIGHTS))),
  /** Household members it may harm; empty if none. */
  unsafeFor: v.optional(v.array(v.picklist(HOUSEMATES))),
  /** Days between two waterings while it grows. */
  wateringDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Its height when it's delivered and fully grown, and its pot's diameter, in cm. */
  size: v.optional(v.object({ arrives: v.number(), grown: v.number(), pot: v.number() })),
})

export const ProductSchema = v.object({
  ...productEntries,
  // A plant whose facts are damaged still sells.
  care: v.fallback(v.optional(care), undefined),
})
export type Product = v.InferOutput<typeof ProductSchema>

export const CategorySchema = v.object({ _id: v.string(), categoryName: v.string() })
export type Category = v.InferOutput<typeof CategorySchema>

export const CartItemSchema = v.object({
  ...productEntries,
  ...timestamps,
  /** Starts at 1; the backend sets no lower bound. */
  qty: v.pipe(v.number(), v.safeInteger()),
})
export type CartItem = v.InferOutput<typeof CartItemSchema>

export const WishlistItemSchema = v.object({ ...productEntries, ...timestamps })
export type WishlistItem = v.InferOutput<typeof WishlistItemSchema>

/** The fields of the address form. */
export const AddressFieldsSchema = v.object({
  name: v.string(),
  mobile: v.string(),
  pincode: v.string(),
  /** House, building, street, area. */
  address: v.string(),
  /** Shown as City/Town. */
  locality: v.string(),
  state: v.string(),
})
export type AddressFields = v.InferOutput<typeof AddressFieldsSchema>

export const AddressSchema = v.object({
  ...AddressFieldsSchema.entries,
  ...timestamps,
  _id: v.pipe(v.string(), v.nonEmpty()),
  tag: v.optional(v.string()),
})
export type Address = v.InferOutput<typeof AddressSchema>

/** The client's view of a user (Spec §3, authUser). */
export const AuthUserSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
})
export type AuthUser = v.InferOutput<typeof AuthUserSchema>
