import { createSelector } from '@reduxjs/toolkit'
import { HOUSEMATES, LIGHTS, type Product } from '../../../contract/entities'
import type { RootState } from '../../../store/types'
import { selectCategoryNames, selectProducts } from '../catalogApi'
import { isSafeWith, suitsLights } from '../plantFacts'
import { filterProducts } from './filterProducts'
import { type Filters, PRICE_RANGE } from './filtersSlice'

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

/** The number of choices that may hide plants, without the search. */
export const selectChoiceCount = createSelector(
  [selectFilters],
  ({ categories, lights, safeWith, priceRange, rating }) =>
    categories.length +
    lights.length +
    safeWith.length +
    [priceRange < PRICE_RANGE.max, rating !== null].filter(Boolean).length,
)

const noProducts: readonly Product[] = []

/** The filtered list (Spec §3). */
export const selectShownProducts = createSelector(
  [(state: RootState) => selectProducts(state) ?? noProducts, selectFilters],
  filterProducts,
)

/** How many plants are shown; undefined until they've loaded. */
export const selectShownCount = (state: RootState) =>
  selectProducts(state) && selectShownProducts(state).length

/** How many plants would be shown with each light and each housemate chosen, too. */
export const selectFactCounts = createSelector(
  [selectProducts, selectFilters],
  (products, filters) => {
    if (!products) return undefined
    const { lights, safeWith } = filters
    const others = filterProducts(products, { ...filters, lights: [], safeWith: [] })
    const suitable = others.filter((product) => suitsLights(product, lights))
    const safe = others.filter((product) => isSafeWith(product, safeWith))
    const counts: Record<string, number> = {}
    for (const light of LIGHTS)
      counts[light] = safe.filter((product) => suitsLights(product, [...lights, light])).length
    for (const housemate of HOUSEMATES)
      counts[housemate] = suitable.filter((product) =>
        isSafeWith(product, [...safeWith, housemate]),
      ).length
    return counts
  },
)
