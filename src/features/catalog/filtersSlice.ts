import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The slider's ends, in rupees (Spec §9). */
export const PRICE_RANGE = { min: 0, max: 1000 } as const

/** Stars, and more (Spec §9). */
export const RATINGS = [4, 3, 2, 1] as const
export type RatingChoice = (typeof RATINGS)[number]

/** By discounted price: 1 low to high, 2 high to low (Spec §9). */
export const SORTS = { lowToHigh: 1, highToLow: 2 } as const
export type SortChoice = (typeof SORTS)[keyof typeof SORTS]

/** The categories of the filter in its order (Spec §9); lowercase as in a product. */
export const CATEGORIES = ['climbers', 'indoor', 'cacti', 'flowering'] as const

/** Filter state (Spec §3). */
export interface Filters {
  searchTerm: string
  /** Lowercase category names; none selects all. */
  categories: string[]
  /** Rupees; products cost strictly less. */
  priceRange: number
  rating: RatingChoice | null
  sort: SortChoice | null
}

const initialState: Filters = {
  searchTerm: '',
  categories: [],
  priceRange: PRICE_RANGE.max,
  rating: null,
  sort: null,
}

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    searchTermChanged: (filters, { payload }: PayloadAction<string>) => {
      filters.searchTerm = payload
    },
    categoryToggled: (filters, { payload }: PayloadAction<string>) => {
      filters.categories = filters.categories.includes(payload)
        ? filters.categories.filter((category) => category !== payload)
        : [...filters.categories, payload]
    },
    /** A home tile was chosen: exactly its category (Spec §2). */
    categoryPreselected: (filters, { payload }: PayloadAction<string>) => {
      filters.categories = [payload]
    },
    priceRangeChanged: (filters, { payload }: PayloadAction<number>) => {
      filters.priceRange = payload
    },
    ratingChosen: (filters, { payload }: PayloadAction<RatingChoice>) => {
      filters.rating = payload
    },
    sortChosen: (filters, { payload }: PayloadAction<SortChoice>) => {
      filters.sort = payload
    },
    /** Resets everything but the search term (Spec §4). */
    cleared: ({ searchTerm }) => ({ ...initialState, searchTerm }),
  },
  selectors: {
    selectFilters: (filters) => filters,
    selectSearchTerm: (filters) => filters.searchTerm,
    selectCategories: (filters) => filters.categories,
    selectPriceRange: (filters) => filters.priceRange,
    selectRating: (filters) => filters.rating,
    selectSort: (filters) => filters.sort,
    /** How many choices 'Clear' would take back. */
    selectChoiceCount: ({ categories, priceRange, rating, sort }) =>
      categories.length +
      [priceRange < PRICE_RANGE.max, rating !== null, sort !== null].filter(Boolean).length,
  },
})

export const {
  searchTermChanged,
  categoryToggled,
  categoryPreselected,
  priceRangeChanged,
  ratingChosen,
  sortChosen,
  cleared,
} = filtersSlice.actions
export const {
  selectFilters,
  selectSearchTerm,
  selectCategories,
  selectPriceRange,
  selectRating,
  selectSort,
  selectChoiceCount,
} = filtersSlice.selectors
