import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { catalogApi } from '../catalogApi'

/** The slider's ends, in rupees (Spec §9). */
export const PRICE_RANGE = { min: 0, max: 1000 } as const
/** The slider's step, in rupees. */
export const PRICE_STEP = 10
/** The step of Page Up and Page Down, in rupees. */
export const PRICE_LEAP = 100

/** Minimum ratings in stars (Spec §9). */
export const RATINGS = [4, 3, 2, 1] as const
export type RatingChoice = (typeof RATINGS)[number]

/** By discounted price: 1 low to high, 2 high to low (Spec §9). */
export const SORTS = { lowToHigh: 1, highToLow: 2 } as const
export type SortChoice = (typeof SORTS)[keyof typeof SORTS]

/** The filter's categories in order (Spec §9), lowercase as in products. */
export const CATEGORIES = ['climbers', 'indoor', 'cacti', 'flowering'] as const

/** The longest search term, in characters, so that it fits into a URL. */
export const LONGEST_SEARCH_TERM = 1000

/** The listing's filters (Spec §3), which its URL also contains (filtersUrl.ts). */
export interface Filters {
  searchTerm: string
  /** Lowercase category names; none selects all. */
  categories: string[]
  /** Rupees; products cost strictly less. */
  priceRange: number
  rating: RatingChoice | null
  sort: SortChoice | null
}

export interface FilterState extends Filters {
  /**
   * Unknown categories in the URL. The backend's own may still be loading; they're applied as soon
   * as they have.
   */
  unknownCategories: string[]
}

const initialState: FilterState = {
  searchTerm: '',
  categories: [],
  unknownCategories: [],
  priceRange: PRICE_RANGE.max,
  rating: null,
  sort: null,
}

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    searchTermChanged: (filters, { payload }: PayloadAction<string>) => {
      filters.searchTerm = payload.slice(0, LONGEST_SEARCH_TERM)
    },
    searchCleared: (filters) => {
      filters.searchTerm = ''
    },
    categoryToggled: (filters, { payload }: PayloadAction<string>) => {
      filters.categories = filters.categories.includes(payload)
        ? filters.categories.filter((category) => category !== payload)
        : [...filters.categories, payload]
    },
    /** A page was opened whose URL names these filters; any page but the listing has none. */
    urlOpened: (_filters, { payload }: PayloadAction<FilterState>) => payload,
    priceRangeChanged: (filters, { payload }: PayloadAction<number>) => {
      filters.priceRange = payload
    },
    /** The price range while the slider is dragged; it isn't in the URL yet. */
    priceRangeDragged: (filters, { payload }: PayloadAction<number>) => {
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
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      catalogApi.endpoints.getCategories.matchFulfilled,
      (filters, { payload }) => {
        const offered = new Set(payload.map(({ categoryName }) => categoryName))
        filters.categories.push(...filters.unknownCategories.filter((name) => offered.has(name)))
        filters.unknownCategories = []
      },
    )
  },
  selectors: {
    selectFilters: (filters) => filters,
    selectSearchTerm: (filters) => filters.searchTerm,
    selectCategories: (filters) => filters.categories,
    selectPriceRange: (filters) => filters.priceRange,
    selectRating: (filters) => filters.rating,
    selectSort: (filters) => filters.sort,
    /** The number of choices that 'Clear' resets. */
    selectChoiceCount: ({ categories, priceRange, rating, sort }) =>
      categories.length +
      [priceRange < PRICE_RANGE.max, rating !== null, sort !== null].filter(Boolean).length,
  },
})

declare module '../../../store/types' {
  interface RootState extends WithSlice<typeof filtersSlice> {}
}

export const {
  searchTermChanged,
  searchCleared,
  categoryToggled,
  urlOpened,
  priceRangeChanged,
  priceRangeDragged,
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
