import { createSelector } from '@reduxjs/toolkit'
import { HOUSEMATES, LIGHTS } from '@/contract/entities'
import type { RootState } from '@/store/types'
import { selectProducts } from '../catalogApi'
import { isSafeWith, suitsLights } from '../plantFacts'
import { filterProducts } from './filterProducts'
import { selectFilters, selectShownProducts } from './selectFilters'

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
