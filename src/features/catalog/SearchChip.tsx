import CloseIcon from '@mui/icons-material/Close'
import Chip from '@mui/material/Chip'
import { useDeferredValue } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { searchTermChanged, selectSearchTerm } from './filtersSlice'

/** Recalls the search term beside its results, and takes it back. */
export function SearchChip() {
  // It belongs to the results, and comes with them: the letter in the box comes first.
  const term = useDeferredValue(useAppSelector(selectSearchTerm)).trim()
  const dispatch = useAppDispatch()
  if (term === '') return null

  const remove = () => {
    // The chip goes; the keyboard goes on from the heading above it.
    document.querySelector('h1')?.focus()
    dispatch(searchTermChanged(''))
  }
  return (
    <Chip
      component="button"
      type="button"
      label={term}
      aria-label={`Remove filter ${term}`}
      onClick={remove}
      onDelete={remove}
      deleteIcon={<CloseIcon />}
    />
  )
}
