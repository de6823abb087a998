import type { UnknownAction } from '@reduxjs/toolkit'
import { formatRupees } from '../../components/money'
import {
  categoryToggled,
  type Filters,
  PRICE_RANGE,
  priceRangeChanged,
  type RatingChoice,
  ratingChosen,
  searchTermChanged,
  sortChosen,
  SORTS,
} from './filtersSlice'

/** One applied filter as its chip shows it, and the action that takes it back. */
export interface FilterChoice {
  label: string
  removal: UnknownAction
}

export const categoryLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export const ratingLabel = (rating: RatingChoice) =>
  rating === 1 ? '1 star and above' : `${String(rating)} stars and above`

export const priceLabel = (rupees: number) => `Under ${formatRupees(rupees)}`

export const sortLabels = { [SORTS.lowToHigh]: 'Low to High', [SORTS.highToLow]: 'High to Low' }

/** What is applied, in the order of the filter: the search term, sort, categories, price, rating. */
export function filterChoices({
  searchTerm,
  categories,
  priceRange,
  rating,
  sort,
}: Filters): FilterChoice[] {
  const term = searchTerm.trim()
  const choices: FilterChoice[] = []
  if (term !== '') choices.push({ label: term, removal: searchTermChanged('') })
  if (sort !== null) choices.push({ label: sortLabels[sort], removal: sortChosen(null) })
  for (const category of categories)
    choices.push({ label: categoryLabel(category), removal: categoryToggled(category) })
  if (priceRange < PRICE_RANGE.max)
    choices.push({ label: priceLabel(priceRange), removal: priceRangeChanged(PRICE_RANGE.max) })
  if (rating !== null) choices.push({ label: ratingLabel(rating), removal: ratingChosen(null) })
  return choices
}
