import { expect, test } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { HOUSEMATES, LIGHTS } from '@/contract/entities'
import { CATEGORIES } from '../catalogApi'
import {
  categoryToggled,
  cleared,
  filtersSlice,
  housemateToggled,
  lightToggled,
  PRICE_RANGE,
  priceRangeChanged,
  ratingChosen,
  RATINGS,
  searchTermChanged,
  sortChosen,
} from './filtersSlice'

const initial = filtersSlice.getInitialState()
const after = (actions: UnknownAction[]) => actions.reduce(filtersSlice.reducer, initial)

const arbitraryAction: fc.Arbitrary<UnknownAction> = fc.oneof(
  fc.string().map(searchTermChanged),
  fc.constantFrom(...CATEGORIES).map(categoryToggled),
  fc.constantFrom(...LIGHTS).map(lightToggled),
  fc.constantFrom(...HOUSEMATES).map(housemateToggled),
  fc.integer({ min: PRICE_RANGE.min, max: PRICE_RANGE.max }).map(priceRangeChanged),
  fc.constantFrom(...RATINGS).map(ratingChosen),
  fc.constantFrom(1 as const, 2 as const).map(sortChosen),
)

test('Clear resets rating, sort, range and categories, and leaves the search term', () => {
  fc.assert(
    fc.property(fc.array(arbitraryAction), (actions) => {
      const { searchTerm } = after(actions)
      expect(after([...actions, cleared()])).toEqual({ ...initial, searchTerm })
    }),
  )
})

test('toggling a category twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(arbitraryAction), fc.constantFrom(...CATEGORIES), (actions, name) => {
      const twice = [...actions, categoryToggled(name), categoryToggled(name)]
      expect(after(twice).categories.toSorted()).toEqual(after(actions).categories.toSorted())
    }),
  )
})
