import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import type { UnknownAction } from '@reduxjs/toolkit'
import { useId } from 'react'
import { RadioField } from '@/components/RadioField'
import { HOUSEMATES, LIGHTS } from '@/contract/entities'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import type { RootState } from '@/store/types'
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
import { selectFactCounts } from './plantCounts'
import { PriceField } from './PriceField'

const ratings = RATINGS.map((value) => ({ value, label: ratingLabel(value) }))

const sorts = Object.values(SORTS).map((value) => ({ value, label: sortLabels[value] }))

/** Every filter. Each applies as soon as it's changed (Spec §4). */
export function FilterFields() {
  return (
    <Stack spacing={5}>
      <SortField />
      <CategoryField />
      <CheckboxField label="Light" options={lightOptions} columnWidth="9.5rem" />
      <CheckboxField label="Safe with" options={safeWithOptions} columnWidth="9.5rem" />
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
  isChosen: (state: RootState) => boolean
  toggled: UnknownAction
  /** How many plants would be shown with it, too; undefined until that's known. */
  count?: (state: RootState) => number | undefined
}

interface CheckboxFieldProps {
  label: string
  options: readonly CheckboxOption[]
  /** The least width of a column: a label and its count don't wrap in the panel. */
  columnWidth: string
}

function CheckboxField({ label, options, columnWidth }: CheckboxFieldProps) {
  const labelId = useId()
  return (
    // No fieldset: WebKit lays out its legend twice until the next change of style.
    <Stack role="group" aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId}>
        {label}
      </FormLabel>
      <FormGroup
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(max(40%, ${columnWidth}), 1fr))`,
          // Keeps a label closer to its own box than to the next one.
          columnGap: 3,
          '& small': { typography: 'body2', color: 'text.secondary' },
        }}
      >
        {options.map((option) => (
          <FilterCheckbox key={option.label} group={label} {...option} />
        ))}
      </FormGroup>
    </Stack>
  )
}

/** One option, with the number of plants that it would show. */
function FilterCheckbox(props: CheckboxOption & { group: string }) {
  const { group, label, isChosen, toggled, count } = props
  const store = useAppStore()
  const checked = useAppSelector(isChosen)
  return (
    <FormControlLabel
      control={<Checkbox />}
      // Found again by both if React replaces a box that was ticked before hydration.
      name={group}
      value={label}
      label={
        <>
          {label} {count && <PlantCount count={count} />}
        </>
      }
      checked={checked}
      onChange={(_, isTicked) => {
        // Ticked before hydration, while the prerendered box didn't show the URL's choice yet.
        if (isTicked !== isChosen(store.getState())) store.dispatch(toggled)
      }}
    />
  )
}

function PlantCount({ count }: Required<Pick<CheckboxOption, 'count'>>) {
  return <small>{useAppSelector(count)}</small>
}

function CategoryField() {
  // On a phone, nothing else loads the backend's own.
  useGetCategoriesQuery()
  const options = useAppSelector(selectCategoryNames).map((name) => ({
    label: categoryLabel(name),
    isChosen: ({ filters }: RootState) => filters.categories.includes(name),
    toggled: categoryToggled(name),
  }))
  return <CheckboxField label="Category" options={options} columnWidth="6.5rem" />
}

const lightOptions = LIGHTS.map((light) => ({
  label: lightLabels[light],
  isChosen: ({ filters }: RootState) => filters.lights.includes(light),
  toggled: lightToggled(light),
  count: (state: RootState) => selectFactCounts(state)?.[light],
}))

const safeWithOptions = HOUSEMATES.map((housemate) => ({
  label: housemateLabels[housemate],
  isChosen: ({ filters }: RootState) => filters.safeWith.includes(housemate),
  toggled: housemateToggled(housemate),
  count: (state: RootState) => selectFactCounts(state)?.[housemate],
}))

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
