import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { authApi } from '../features/auth/authApi'
import { type Intent, loginRequired, sessionRestored } from '../features/auth/authSlice'

const none = (): Intent | null => null

/** What a visitor tried to do, to be completed once after login; null if nothing. */
export const intentSlice = createSlice({
  name: 'intent',
  initialState: none,
  reducers: {
    /** The visitor dismissed the offer or navigated away. */
    intentDropped: none,
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginRequired, (_intent, { payload }) => payload)
      // A session from another tab isn't a login here.
      .addCase(sessionRestored, none)
      .addMatcher(authApi.endpoints.login.matchFulfilled, none)
      .addMatcher(authApi.endpoints.signup.matchFulfilled, none)
  },
  selectors: { selectIntent: (intent) => intent },
})

declare module '../store/types' {
  interface RootState extends WithSlice<typeof intentSlice> {}
}

export const { intentDropped } = intentSlice.actions
export const { selectIntent } = intentSlice.selectors
