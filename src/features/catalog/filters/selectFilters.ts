import { createSelector } from '@reduxjs/toolkit'
import type { Product } from '../../../contract/entities'
import type { RootState } from '../../../store/types'
import { selectCategoryNames, selectProducts } from '../catalogApi'
import { filterProducts } from './filterProducts'
import type { Filters } from './filtersSlice'

/** A category that the URL names counts once it's known: the backend's own may still be loading. */
export const selectCategories = createSelector(
  [(state: RootState) => state.filters.categories, selectCategoryNames],
  (chosen, known) => chosen.filter((name) => known.includes(name)),
)

/** The filters to apply. */
export const selectFilters = createSelector(
  [(state: RootState) => state.filters, selectCategories],
  (filters, categories): Filters => ({ ...filters, categories }),
)

const noProducts: readonly Product[] = []

/** The filtered list (Spec §3). */
export const selectShownProducts = createSelector(
  [(state: RootState) => selectProducts(state) ?? noProducts, selectFilters],
  filterProducts,
)
