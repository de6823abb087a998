import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { formatRupees } from '../../components/money'
import { RadioField } from '../../components/RadioField'
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
    <Stack spacing={5}>
      <SortField />
      <CategoryField />
      <PriceField />
      <RatingField />
    </Stack>
  )
})

function SortField() {
  const dispatch = useAppDispatch()
  return (
    <RadioField
      legend="Sort by price"
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
    <FormControl component="fieldset">
      <FormLabel component="legend">Category</FormLabel>
      <FormGroup
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 6.5rem), 1fr))',
        }}
      >
        {names.map((name) => (
          <FormControlLabel
            key={name}
            control={<Checkbox />}
            label={name.charAt(0).toUpperCase() + name.slice(1)}
            checked={categories.includes(name)}
            onChange={() => dispatch(categoryToggled(name))}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

function PriceField() {
  const priceRange = useAppSelector(selectPriceRange)
  const dispatch = useAppDispatch()
  const id = useId()
  const text = `Under ${formatRupees(priceRange)}`
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <FormLabel id={id}>Price range</FormLabel>
        <Typography color="textSecondary" aria-hidden="true">
          {text}
        </Typography>
      </Stack>
      <Slider
        aria-labelledby={id}
        min={PRICE_RANGE.min}
        max={PRICE_RANGE.max}
        value={priceRange}
        getAriaValueText={() => text}
        onChange={(_, value) => dispatch(priceRangeChanged(value))}
      />
    </div>
  )
}

function RatingField() {
  const dispatch = useAppDispatch()
  return (
    <RadioField
      legend="Rating"
      options={ratings}
      value={useAppSelector(selectRating)}
      onChange={(value) => dispatch(ratingChosen(value))}
    />
  )
}
