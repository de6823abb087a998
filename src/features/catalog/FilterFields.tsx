import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { memo, useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { Checkbox } from '../../components/Checkbox'
import { formatRupees } from '../../components/money'
import { RadioGroup } from '../../components/RadioGroup'
import { useGetCategoriesQuery } from './catalogApi'
import { categoryNames } from './categoryNames'
import {
  categoryToggled,
  PRICE_RANGE,
  priceRangeChanged,
  ratingChosen,
  RATINGS,
  selectCategories,
  selectPriceRange,
  selectRating,
  selectSort,
  sortChosen,
  SORTS,
} from './filtersSlice'
import { RangeInput } from './RangeInput'
import { theme } from '../../theme/theme'

const Column = styled('div')(
  css({
    display: 'grid',
    gap: theme.spacing(5),
    '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
    '& legend': { padding: 0, fontWeight: 600 },
  }),
)

const Pairs = styled('div')(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 6.5rem), 1fr))',
  }),
)

const RangeHead = styled('div')(
  css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    '& label': { fontWeight: 600 },
    '& output': { color: theme.vars.palette.text.secondary },
  }),
)

const ratings = RATINGS.map((value) => ({
  value,
  label: value === 1 ? '1 star and above' : `${String(value)} stars and above`,
}))

const sorts = [
  { value: SORTS.lowToHigh, label: 'Low to High' },
  { value: SORTS.highToLow, label: 'High to Low' },
]

/** Every filter; each applies as soon as it is changed (Spec §4), and draws only itself anew. */
export const FilterFields = memo(function FilterFields() {
  return (
    <Column>
      <SortField />
      <CategoryField />
      <PriceField />
      <RatingField />
    </Column>
  )
})

function SortField() {
  const dispatch = useAppDispatch()
  return (
    <RadioGroup
      legend="Sort by price"
      name="sort"
      options={sorts}
      value={useAppSelector(selectSort)}
      onChange={(value) => dispatch(sortChosen(value))}
    />
  )
}

function CategoryField() {
  const categories = useAppSelector(selectCategories)
  const dispatch = useAppDispatch()
  const names = categoryNames(useGetCategoriesQuery().currentData)
  return (
    <fieldset>
      <legend>Category</legend>
      <Pairs>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name.charAt(0).toUpperCase() + name.slice(1)}
            checked={categories.includes(name)}
            onChange={() => dispatch(categoryToggled(name))}
          />
        ))}
      </Pairs>
    </fieldset>
  )
}

function PriceField() {
  const priceRange = useAppSelector(selectPriceRange)
  const dispatch = useAppDispatch()
  const id = useId()
  const text = `Under ${formatRupees(priceRange)}`
  return (
    <div>
      <RangeHead>
        <label htmlFor={id}>Price range</label>
        <output htmlFor={id}>{text}</output>
      </RangeHead>
      <RangeInput
        id={id}
        min={PRICE_RANGE.min}
        max={PRICE_RANGE.max}
        value={priceRange}
        aria-valuetext={text}
        onChange={(event) => dispatch(priceRangeChanged(event.target.valueAsNumber))}
      />
    </div>
  )
}

function RatingField() {
  const dispatch = useAppDispatch()
  return (
    <RadioGroup
      legend="Rating"
      name="rating"
      options={ratings}
      value={useAppSelector(selectRating)}
      onChange={(value) => dispatch(ratingChosen(value))}
    />
  )
}
