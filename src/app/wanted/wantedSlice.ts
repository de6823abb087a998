import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { ProductSchema } from '@/contract/entities'
import { authApi } from '@/features/auth/authApi'
import {
  loggedOut,
  loginRequired,
  selectUserKey,
  sessionRestored,
  type Wanted,
} from '@/features/auth/authSlice'
import { createStoredValue } from '@/platform/storedValue'
import type { AppThunk } from '@/store/types'

const WantedSchema = v.object({ list: v.picklist(['cart', 'wishlist']), product: ProductSchema })
const WantedListSchema = v.pipe(v.array(WantedSchema), v.readonly())

/** In local storage, because the login may be in another tab. */
export const storedWanted = createStoredValue('localStorage', 'wanted', WantedListSchema)

const none = (): readonly Wanted[] => []

/** What a visitor has pressed for the cart or the wishlist, to be added after the next login. */
export const wantedSlice = createSlice({
  name: 'wanted',
  initialState: none,
  reducers: {
    /** The visitor dismissed the offer to log in. */
    wantedDropped: none,
    /** Found in storage: on open, or because another tab has changed it. */
    wantedRestored: (_wanted, { payload }: PayloadAction<readonly Wanted[]>) => payload,
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginRequired, (wanted, { payload }) => {
        const isIt = ({ list, product }: Wanted) =>
          list === payload.list && product._id === payload.product._id
        return wanted.some(isIt) ? wanted : [...wanted, payload]
      })
      // After a login in another tab, that tab adds them.
      .addMatcher(
        isAnyOf(
          authApi.endpoints.login.matchFulfilled,
          authApi.endpoints.signup.matchFulfilled,
          sessionRestored,
          loggedOut,
        ),
        none,
      )
  },
  selectors: { selectWanted: (wanted) => wanted },
})

declare module '@/store/types' {
  interface RootState extends WithSlice<typeof wantedSlice> {}
}

export const { wantedDropped, wantedRestored } = wantedSlice.actions
export const { selectWanted } = wantedSlice.selectors

/** Adopts what a visitor has wanted here before, on open and whenever another tab has changed it. */
export function restoreWanted(): AppThunk {
  return (dispatch, getState) => {
    if (selectUserKey(getState()) === null) dispatch(wantedRestored(storedWanted.read() ?? []))
  }
}
