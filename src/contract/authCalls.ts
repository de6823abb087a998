/** Login, sign-up and logout (Spec §7). */
import * as v from 'valibot'
import { bodyRefused, type Call, ofOwner } from './calls'
import { AuthUserSchema } from './entities'
import { type List, storedList } from './listRows'
import { type ListField, type Lists, lists, StoredItemSchema } from './lists'
import { mapValues } from './mapValues'
import { messages } from './messages'

type StoredLists = { [Field in ListField]: ReturnType<typeof storedList<Lists[Field]>> }

/** The stored user as responses have it: without the password, and with any extra sign-up fields. */
export const StoredUserSchema = v.looseObject({
  ...AuthUserSchema.entries,
  ...StoredItemSchema.entries,
  ...mapValues<StoredLists, List>(lists, storedList),
})

const token = v.pipe(v.string(), v.nonEmpty())

const credentials = { email: v.string(), password: v.string() }

export const LoginRequest = v.object(credentials)
export type LoginRequest = v.InferOutput<typeof LoginRequest>
export const LoginResponse = v.object({ encodedToken: token, foundUser: AuthUserSchema })
export type LoginResponse = v.InferOutput<typeof LoginResponse>

/** Loose: the backend keeps unknown fields as sent (Spec §3). */
export const SignupRequest = v.looseObject({
  ...credentials,
  firstName: v.string(),
  lastName: v.string(),
})
export type SignupRequest = v.InferOutput<typeof SignupRequest>
export const SignupResponse = v.object({ encodedToken: token, createdUser: AuthUserSchema })
export type SignupResponse = v.InferOutput<typeof SignupResponse>

export const authCalls = {
  login: {
    method: 'post',
    path: '/auth/login',
    needsToken: false,
    request: LoginRequest,
    status: 200,
    response: v.object({ encodedToken: v.string(), foundUser: StoredUserSchema }),
    clientSchema: LoginResponse,
    refusals: {
      400: bodyRefused,
      401: messages.credentialsInvalid,
      404: messages.emailNotRegistered,
    },
  },
  signup: {
    method: 'post',
    path: '/auth/signup',
    needsToken: false,
    request: SignupRequest,
    status: 201,
    response: v.object({ encodedToken: v.string(), createdUser: StoredUserSchema }),
    clientSchema: SignupResponse,
    refusals: { 400: bodyRefused, 422: messages.emailExists },
  },
  logout: {
    method: 'post',
    path: '/auth/logout',
    ...ofOwner,
    response: v.object({}),
  },
} as const satisfies Record<string, Call>
