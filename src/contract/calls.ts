/** Shared by all calls (Spec §7), whose rows are in `calls`. */
import * as v from 'valibot'
import { ACCOUNT_FULL, messages } from './messages'

/** The prefix of all the backend's paths. */
export const API_PREFIX = '/api'

/** The payment provider's checkout script, which the mock also serves (Spec §7). */
export const CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js'

export type Refusal = 400 | 401 | 404 | 422

export interface Call {
  method: 'get' | 'post' | 'delete'
  /** Relative to the prefix. A parameter starts with a colon. */
  path: string
  /** True if the call requires a token and acts on its owner's data. */
  needsToken: boolean
  /** The body, if the call has one. */
  request?: v.GenericSchema
  /** The status of a successful response. */
  status: 200 | 201
  /** The body of a successful response. */
  response: v.GenericSchema
  /** What the storefront reads of the response; absent if it doesn't make the call. */
  clientSchema?: v.GenericSchema
  /** Error statuses other than 500, and what causes each. */
  refusals: Partial<Record<Refusal, string>>
}

/** The parameters of a path. */
export type ParamsOf<TPath extends string> = TPath extends `${string}:${infer TRest}`
  ? TRest extends `${infer TName}/${infer TNext}`
    ? Record<TName, string> & ParamsOf<TNext>
    : Record<TRest, string>
  : unknown

export const bodyRefused = 'A sentence that names the missing or wrong field.'
const ownerRefused = { 401: messages.tokenInvalid, 404: messages.emailNotRegistered }

/** Shared by rows: a call about its caller's data, and one with a body. */
export const ofOwner = { needsToken: true, status: 200, refusals: ownerRefused } as const
export const ofOwnerWithBody = {
  needsToken: true,
  refusals: { 400: bodyRefused, ...ownerRefused, 422: ACCOUNT_FULL },
} as const

/** The body of an error response: `errors` for an expected failure, `error` for any other. */
export const FailureResponse = v.union([
  v.object({ errors: v.pipe(v.array(v.string()), v.minLength(1)) }),
  v.object({ error: v.object({ message: v.string() }) }),
])
