import { createSlice } from '@reduxjs/toolkit'
import { authApi } from './authApi'
import { type Intent, loginRequired, sessionRestored } from './authSlice'

const none = (): Intent | null => null

/** What a visitor wanted before the login, to be done once after it; null for nothing. */
export const intentSlice = createSlice({
  name: 'intent',
  initialState: none,
  reducers: {
    /** The visitor dismissed the offer, or went on to another page. */
    intentDropped: none,
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginRequired, (_intent, { payload }) => payload)
      // A session from another tab: nobody has just logged in here.
      .addCase(sessionRestored, none)
      .addMatcher(authApi.endpoints.login.matchFulfilled, none)
      .addMatcher(authApi.endpoints.signup.matchFulfilled, none)
  },
  selectors: { selectIntent: (intent) => intent },
})

export const { intentDropped } = intentSlice.actions
export const { selectIntent } = intentSlice.selectors
