import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Housemate, Light } from '@/contract/entities'

/** The slider's ends, in rupees (Spec §9). At its upper end, the price has no limit. */
export const PRICE_RANGE = { min: 0, max: 1000 } as const

/** Minimum ratings in stars (Spec §9). */
export const RATINGS = [4, 3, 2, 1] as const
export type RatingChoice = (typeof RATINGS)[number]

/** By discounted price: 1 low to high, 2 high to low (Spec §9). */
export const SORTS = { lowToHigh: 1, highToLow: 2 } as const
export type SortChoice = (typeof SORTS)[keyof typeof SORTS]

/** The longest search term, in characters, so that it fits into a URL. */
export const LONGEST_SEARCH_TERM = 1000

/** The listing's filters (Spec §3), which its URL also contains (filtersUrl.ts). */
export interface Filters {
  searchTerm: string
  /** Lowercase category names; none selects all. The URL may name any (selectFilters.ts). */
  categories: string[]
  /** Plants that suit any of these. */
  lights: Light[]
  /** Plants that are safe with all of these. */
  safeWith: Housemate[]
  /** Rupees; products cost strictly less. */
  priceRange: number
  rating: RatingChoice | null
  sort: SortChoice | null
}

const initialState: Filters = {
  searchTerm: '',
  categories: [],
  lights: [],
  safeWith: [],
  priceRange: PRICE_RANGE.max,
  rating: null,
  sort: null,
}

const toggled = <T>(chosen: readonly T[], value: T): T[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    searchTermChanged: (filters, { payload }: PayloadAction<string>) => {
      filters.searchTerm = payload.slice(0, LONGEST_SEARCH_TERM)
    },
    categoryToggled: (filters, { payload }: PayloadAction<string>) => {
      filters.categories = toggled(filters.categories, payload)
    },
    lightToggled: (filters, { payload }: PayloadAction<Light>) => {
      filters.lights = toggled(filters.lights, payload)
    },
    housemateToggled: (filters, { payload }: PayloadAction<Housemate>) => {
      filters.safeWith = toggled(filters.safeWith, payload)
    },
    priceRangeChanged: (filters, { payload }: PayloadAction<number>) => {
      filters.priceRange = payload
    },
    /** A rating and above; null for any. */
    ratingChosen: (filters, { payload }: PayloadAction<RatingChoice | null>) => {
      filters.rating = payload
    },
    /** By price, or null for the catalogue's order. */
    sortChosen: (filters, { payload }: PayloadAction<SortChoice | null>) => {
      filters.sort = payload
    },
    /** Resets everything but the search term (Spec §4). */
    cleared: ({ searchTerm }) => ({ ...initialState, searchTerm }),
    /** Replaces all filters: by those of a URL, or of a suggestion. */
    filtersReplaced: (_filters, { payload }: PayloadAction<Partial<Filters>>) => ({
      ...initialState,
      ...payload,
    }),
  },
  selectors: {
    selectSearchTerm: (filters) => filters.searchTerm,
    selectPriceRange: (filters) => filters.priceRange,
    selectRating: (filters) => filters.rating,
    selectSort: (filters) => filters.sort,
  },
})

declare module '@/store/types' {
  interface RootState extends WithSlice<typeof filtersSlice> {}
}

export const {
  searchTermChanged,
  categoryToggled,
  lightToggled,
  housemateToggled,
  priceRangeChanged,
  ratingChosen,
  sortChosen,
  cleared,
  filtersReplaced,
} = filtersSlice.actions
export const { selectSearchTerm, selectPriceRange, selectRating, selectSort } =
  filtersSlice.selectors
