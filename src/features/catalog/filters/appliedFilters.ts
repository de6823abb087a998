import { createSelector, type PayloadAction } from '@reduxjs/toolkit'
import { formatRupees } from '@/components/money'
import { lightLabels, safeWithLabel } from '../plantFacts'
import { trimmed } from './filterProducts'
import {
  categoryToggled,
  type Filters,
  housemateToggled,
  lightToggled,
  PRICE_RANGE,
  priceRangeChanged,
  type RatingChoice,
  ratingChosen,
  searchTermChanged,
  sortChosen,
  SORTS,
} from './filtersSlice'
import { selectFilters } from './selectFilters'

/** A filter that is set, as its chip shows it. */
export interface AppliedFilter {
  label: string
  /** The action that removes it. */
  remove: PayloadAction<unknown>
}

export const categoryLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export const ratingLabel = (rating: RatingChoice) =>
  rating === 1 ? '1 star and above' : `${String(rating)} stars and above`

export const priceLabel = (rupees: number) =>
  rupees < PRICE_RANGE.max ? `Under ${formatRupees(rupees)}` : 'Any price'

export const sortLabels = { [SORTS.lowToHigh]: 'Low to High', [SORTS.highToLow]: 'High to Low' }

/** The applied filters in the order of the filter panel, after the search term. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { categories, lights, safeWith, priceRange, rating, sort } = filters
  const term = trimmed(filters.searchTerm)
  const applied: AppliedFilter[] = []
  if (term !== '') applied.push({ label: term, remove: searchTermChanged('') })
  if (sort !== null) applied.push({ label: sortLabels[sort], remove: sortChosen(null) })
  for (const category of categories)
    applied.push({ label: categoryLabel(category), remove: categoryToggled(category) })
  for (const light of lights)
    applied.push({ label: lightLabels[light], remove: lightToggled(light) })
  for (const housemate of safeWith)
    applied.push({ label: safeWithLabel(housemate), remove: housemateToggled(housemate) })
  if (priceRange < PRICE_RANGE.max)
    applied.push({ label: priceLabel(priceRange), remove: priceRangeChanged(PRICE_RANGE.max) })
  if (rating !== null) applied.push({ label: ratingLabel(rating), remove: ratingChosen(null) })
  return applied
}

/** Unique, unlike the label: a search term may be the name of a category. */
export const filterKey = ({ remove }: AppliedFilter) => `${remove.type} ${String(remove.payload)}`

export const selectAppliedFilters = createSelector([selectFilters], appliedFilters)

/** The number of choices that may hide plants, without the search. */
export const selectChoiceCount = createSelector(
  [selectFilters],
  (filters) => appliedFilters({ ...filters, searchTerm: '', sort: null }).length,
)
