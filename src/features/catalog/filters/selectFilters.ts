import { createSelector } from '@reduxjs/toolkit'
import type { Product } from '@/contract/entities'
import type { RootState } from '@/store/types'
import { selectCategoryNames, selectProducts } from '../catalogApi'
import { filterProducts } from './filterProducts'
import type { Filters } from './filtersSlice'

/**
 * The filters to apply. A category that the URL names counts once it's known: the backend's own may still
 * be loading.
 */
export const selectFilters = createSelector(
  [(state: RootState) => state.filters, selectCategoryNames],
  (filters, known): Filters => ({
    ...filters,
    categories: filters.categories.filter((name) => known.includes(name)),
  }),
)

const noProducts: readonly Product[] = []

/** The filtered list (Spec §3). */
export const selectShownProducts = createSelector(
  [(state: RootState) => selectProducts(state) ?? noProducts, selectFilters],
  filterProducts,
)
