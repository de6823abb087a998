import CloseIcon from '@mui/icons-material/Close'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type SyntheticEvent, useMemo } from 'react'
import {
  LIST_ITEM_ATTRIBUTE,
  moveFocusBeforeRemoval,
} from '../../components/moveFocusBeforeRemoval'
import { filterChoices } from './filterChoices'
import type { Filters } from './filtersSlice'
import { useListingFilterChoice } from './useFilterChoice'

/** Every applied filter, each a button that takes it back. */
export function FilterChips({ filters }: { filters: Filters }) {
  const choices = useMemo(() => filterChoices(filters), [filters])
  const choose = useListingFilterChoice()
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={2}
      useFlexGap
      // On phones the chips go on in the row of the filters' button.
      sx={{ display: { xs: 'contents', md: 'flex' }, flexWrap: 'wrap' }}
    >
      {choices.map(({ label, removal }) => {
        const remove = (event: SyntheticEvent) => {
          moveFocusBeforeRemoval(event.currentTarget.closest('button') ?? event.currentTarget)
          choose(removal)
        }
        return (
          <li key={label} {...{ [LIST_ITEM_ATTRIBUTE]: label }}>
            <Chip
              component="button"
              type="button"
              label={label}
              aria-label={`Remove filter ${label}`}
              onClick={remove}
              // Draws the cross, which is part of the button.
              onDelete={remove}
              deleteIcon={<CloseIcon />}
            />
          </li>
        )
      })}
    </Stack>
  )
}
