import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { HOUSEMATES, LIGHTS } from '../../../contract/entities'
import { createStoredValue } from '../../../platform/storedValue'
import type { AppThunk, StartListening } from '../../../store/types'

/** Where the shopper's plants will be. */
const SpotSchema = v.object({
  light: v.nullable(v.picklist(LIGHTS)),
  housemates: v.array(v.picklist(HOUSEMATES)),
})
export type Spot = v.InferOutput<typeof SpotSchema>

/** The answer to a question that is asked once, on this device. */
const StoredSpot = v.object({
  version: v.literal(1),
  isAsked: v.boolean(),
  answer: v.nullable(SpotSchema),
})
const stored = createStoredValue('localStorage', 'spot', StoredSpot)

/** The local storage key of the answer. */
export const SPOT_KEY = stored.key

interface SpotState {
  /** It has been answered or declined. */
  isAsked: boolean
  answer: Spot | null
}

const initialState: SpotState = { isAsked: false, answer: null }

export const spotSlice = createSlice({
  name: 'spot',
  initialState,
  reducers: {
    spotChosen: (_state, { payload }: PayloadAction<Spot>) => ({ isAsked: true, answer: payload }),
    /** The shopper declined the question, or withdrew the answer. */
    spotDeclined: () => ({ isAsked: true, answer: null }),
    spotRestored: (_state, { payload }: PayloadAction<SpotState>) => payload,
  },
  selectors: {
    selectSpot: ({ answer }) => answer,
    selectIsSpotAsked: ({ isAsked }) => isAsked,
  },
})

declare module '../../../store/types' {
  interface RootState extends WithSlice<typeof spotSlice> {}
}

export const { spotChosen, spotDeclined } = spotSlice.actions
export const { selectSpot, selectIsSpotAsked } = spotSlice.selectors

/** Adopts the stored answer, on open and whenever another tab has changed it. */
export function restoreSpot(): AppThunk {
  return (dispatch) => {
    const { isAsked, answer } = stored.read() ?? initialState
    dispatch(spotSlice.actions.spotRestored({ isAsked, answer }))
  }
}

export function addSpotListener(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(spotChosen, spotDeclined),
    effect: (_action, listener) => {
      stored.write({ version: 1, ...listener.getState().spot })
    },
  })
}
