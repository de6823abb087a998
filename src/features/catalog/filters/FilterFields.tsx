import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import type { UnknownAction } from '@reduxjs/toolkit'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { HOUSEMATES, LIGHTS } from '../../../contract/entities'
import { RadioField } from '../../../components/RadioField'
import { selectCategoryNames, useGetCategoriesQuery } from '../catalogApi'
import { housemateLabels, lightLabels } from '../plantFacts'
import { categoryLabel, ratingLabel, sortLabels } from './appliedFilters'
import {
  categoryToggled,
  housemateToggled,
  lightToggled,
  ratingChosen,
  RATINGS,
  selectRating,
  selectSort,
  sortChosen,
  SORTS,
} from './filtersSlice'
import { PriceField } from './PriceField'
import { selectCategories, selectFactCounts, selectFilters } from './selectFilters'

const ratings = RATINGS.map((value) => ({ value, label: ratingLabel(value) }))

const sorts = Object.values(SORTS).map((value) => ({ value, label: sortLabels[value] }))

/** Every filter. Each applies as soon as it's changed (Spec §4). */
export function FilterFields() {
  return (
    <Stack spacing={5}>
      <SortField />
      <CategoryField />
      <LightField />
      <SafeWithField />
      <PriceField />
      <RatingField />
    </Stack>
  )
}

function SortField() {
  const dispatch = useAppDispatch()
  return (
    <RadioField
      label="Sort by price"
      options={sorts}
      value={useAppSelector(selectSort)}
      onChange={(value) => {
        dispatch(sortChosen(value))
      }}
    />
  )
}

interface CheckboxOption {
  label: string
  isChosen: boolean
  toggled: UnknownAction
  /** How many plants would be shown with it, too; undefined until that's known. */
  count?: number | undefined
}

function CheckboxField({ label, options }: { label: string; options: readonly CheckboxOption[] }) {
  const dispatch = useAppDispatch()
  const labelId = useId()
  const hasCounts = options.some((option) => 'count' in option)
  return (
    // No fieldset: WebKit lays out its legend twice until the next change of style. No FormControl: it
    // would render every option again when one gets or loses the focus.
    <Stack role="group" aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId}>
        {label}
      </FormLabel>
      <FormGroup
        sx={{
          display: 'grid',
          // Labels with a count don't wrap in the panel.
          gridTemplateColumns: `repeat(auto-fit, minmax(max(40%, ${hasCounts ? '9.5rem' : '6.5rem'}), 1fr))`,
          // Keeps a label closer to its own box than to the next one.
          columnGap: 3,
          '& small': { typography: 'body2', color: 'text.secondary' },
        }}
      >
        {options.map(({ isChosen, toggled, count, ...option }) => (
          <FormControlLabel
            key={option.label}
            control={<Checkbox />}
            // Found again by both if React replaces a box that was ticked before hydration.
            name={label}
            value={option.label}
            label={
              <>
                {option.label} <small>{count}</small>
              </>
            }
            checked={isChosen}
            onChange={(_, isTicked) => {
              // Ticked before hydration, while the prerendered box didn't show the URL's choice yet.
              if (isTicked !== isChosen) dispatch(toggled)
            }}
          />
        ))}
      </FormGroup>
    </Stack>
  )
}

function CategoryField() {
  // On a phone, nothing else loads the backend's own.
  useGetCategoriesQuery()
  const categories = useAppSelector(selectCategories)
  const options = useAppSelector(selectCategoryNames).map((name) => ({
    label: categoryLabel(name),
    isChosen: categories.includes(name),
    toggled: categoryToggled(name),
  }))
  return <CheckboxField label="Category" options={options} />
}

function LightField() {
  const { lights } = useAppSelector(selectFilters)
  const counts = useAppSelector(selectFactCounts)
  const options = LIGHTS.map((light) => ({
    label: lightLabels[light],
    isChosen: lights.includes(light),
    toggled: lightToggled(light),
    count: counts?.[light],
  }))
  return <CheckboxField label="Light" options={options} />
}

function SafeWithField() {
  const { safeWith } = useAppSelector(selectFilters)
  const counts = useAppSelector(selectFactCounts)
  const options = HOUSEMATES.map((housemate) => ({
    label: housemateLabels[housemate],
    isChosen: safeWith.includes(housemate),
    toggled: housemateToggled(housemate),
    count: counts?.[housemate],
  }))
  return <CheckboxField label="Safe with" options={options} />
}

function RatingField() {
  const dispatch = useAppDispatch()
  return (
    <RadioField
      label="Rating"
      options={ratings}
      value={useAppSelector(selectRating)}
      onChange={(value) => {
        dispatch(ratingChosen(value))
      }}
    />
  )
}
