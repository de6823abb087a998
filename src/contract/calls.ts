/** Request and response schemas of every call (Spec §7). */
import * as v from 'valibot'
import { AddressFieldsSchema, AuthUserSchema, CategorySchema, ProductSchema } from './entities'
import { listOf } from './lists'

/** The prefix of all the backend's paths. */
export const API_PREFIX = '/api'

/** The payment provider's checkout script, which the mock also serves (Spec §7). */
export const CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js'

const token = v.pipe(v.string(), v.nonEmpty())

// Requests. What is stored is loose: the backend keeps unknown fields as sent (Spec §3).
export const LoginRequest = v.object({ email: v.string(), password: v.string() })
export type LoginRequest = v.InferOutput<typeof LoginRequest>

export const SignupRequest = v.looseObject({
  email: v.string(),
  password: v.string(),
  firstName: v.string(),
  lastName: v.string(),
})
export type SignupRequest = v.InferOutput<typeof SignupRequest>

export const AddProductRequest = v.object({
  product: v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }),
})

export const ChangeQtyRequest = v.object({
  action: v.object({ type: v.picklist(['increment', 'decrement']) }),
})

export const AddressRequest = v.object({
  address: v.looseObject({
    ...AddressFieldsSchema.entries,
    _id: v.optional(v.string()),
    tag: v.optional(v.string()),
  }),
})

// Responses, with the fields that the storefront reads.
export const LoginResponse = v.object({ encodedToken: token, foundUser: AuthUserSchema })
export type LoginResponse = v.InferOutput<typeof LoginResponse>
export const SignupResponse = v.object({ encodedToken: token, createdUser: AuthUserSchema })
export type SignupResponse = v.InferOutput<typeof SignupResponse>
export const ProductsResponse = v.object({ products: listOf(ProductSchema, 'product') })
export type ProductsResponse = v.InferOutput<typeof ProductsResponse>
export const CategoriesResponse = v.object({ categories: listOf(CategorySchema, 'category') })
export type CategoriesResponse = v.InferOutput<typeof CategoriesResponse>

/** The body of an error response: `errors` for an expected failure, `error` for any other. */
export const FailureResponse = v.union([
  v.object({ errors: v.pipe(v.array(v.string()), v.minLength(1)) }),
  v.object({ error: v.object({ message: v.string() }) }),
])
