import {
  createAction,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { sessionEnded } from '@/api/api'
import type { AuthUser, Product } from '@/contract/entities'
import { authApi } from './authApi'
import type { Session } from './session'

/** Client state of the session (Spec §3). */
interface AuthState {
  authToken: string | null
  authUser: AuthUser | null
  isAuthorized: boolean
  /** Set once the backend has ended a session. */
  hasExpired?: true
  /** What a visitor typed as the email into one form, with which the other one starts. */
  typedEmail?: string
}

const visitor: AuthState = { authToken: null, authUser: null, isAuthorized: false }

function signedIn(_state: AuthState, { payload }: PayloadAction<Session>): AuthState {
  return { ...payload, isAuthorized: true }
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: visitor,
  reducers: {
    /** A session was found in storage: on open, or because another tab wrote it. */
    sessionRestored: signedIn,
    loggedOut: () => visitor,
    emailTyped: (auth, { payload }: PayloadAction<string>) => {
      auth.typedEmail = payload
    },
    /** Another tab logged out. */
    loggedOutElsewhere: () => visitor,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (): AuthState => ({ ...visitor, hasExpired: true }))
    builder.addMatcher(
      isAnyOf(authApi.endpoints.login.matchFulfilled, authApi.endpoints.signup.matchFulfilled),
      signedIn,
    )
  },
  selectors: {
    selectIsAuthorized: (auth) => auth.isAuthorized,
    selectHasExpired: (auth) => auth.hasExpired === true,
    selectTypedEmail: (auth) => auth.typedEmail,
    selectAuthUser: (auth) => auth.authUser,
    /** The cache key of private lists: the user's email, or null for a visitor. */
    selectUserKey: (auth) => auth.authUser?.email ?? null,
  },
})

declare module '@/store/types' {
  interface RootState extends WithSlice<typeof authSlice> {}
}

/** A plant that a visitor pressed for the cart or the wishlist. */
export interface Wanted {
  list: 'cart' | 'wishlist'
  product: Product
}

/** A visitor tried something that requires a login (Spec §6). */
export const loginRequired = createAction<Wanted>('auth/loginRequired')

/** A sign-up was sent with differing passwords (Spec §5). */
export const passwordMismatch = createAction('auth/passwordMismatch')

/** A session started: by login, sign-up, or restoring a stored one. */
export const sessionStarted = isAnyOf(
  authApi.endpoints.login.matchFulfilled,
  authApi.endpoints.signup.matchFulfilled,
  authSlice.actions.sessionRestored,
)

export const { sessionRestored, loggedOut, loggedOutElsewhere, emailTyped } = authSlice.actions
export const {
  selectIsAuthorized,
  selectHasExpired,
  selectTypedEmail,
  selectAuthUser,
  selectUserKey,
} = authSlice.selectors
