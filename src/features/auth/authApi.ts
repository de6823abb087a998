import { api, toStandardSchema } from '@/api/api'
import { call } from '@/api/call'
import {
  type LoginRequest,
  LoginResponse,
  type SignupRequest,
  SignupResponse,
} from '@/contract/authCalls'
import { type ListTag, listTags } from '@/contract/lists'
import type { Session } from './session'

/** A new session has its own lists. */
const listsOfUser = (session: Session | undefined): readonly ListTag[] => (session ? listTags : [])

/** POST /auth/login and /auth/signup (Spec §7); both start a session. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session, LoginRequest>({
      query: (body) => call('login', { body }),
      invalidatesTags: listsOfUser,
      rawResponseSchema: toStandardSchema(LoginResponse),
      transformResponse: ({ encodedToken, foundUser }: LoginResponse) => ({
        authToken: encodedToken,
        authUser: foundUser,
      }),
    }),
    signup: build.mutation<Session, SignupRequest>({
      query: (body) => call('signup', { body }),
      invalidatesTags: listsOfUser,
      rawResponseSchema: toStandardSchema(SignupResponse),
      transformResponse: ({ encodedToken, createdUser }: SignupResponse) => ({
        authToken: encodedToken,
        authUser: createdUser,
      }),
    }),
  }),
})
