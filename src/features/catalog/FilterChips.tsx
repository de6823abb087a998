import CloseIcon from '@mui/icons-material/Close'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type SyntheticEvent, useMemo } from 'react'
import {
  LIST_ITEM_ATTRIBUTE,
  moveFocusBeforeRemoval,
} from '../../components/moveFocusBeforeRemoval'
import { useAppDispatch } from '../../store/hooks'
import { appliedFilters } from './appliedFilters'
import type { Filters } from './filtersSlice'

/** The applied filters, each a button that removes it. */
export function FilterChips({ filters }: { filters: Filters }) {
  const applied = useMemo(() => appliedFilters(filters), [filters])
  const dispatch = useAppDispatch()
  if (applied.length === 0) return null
  return (
    <Stack
      component="ul"
      role="list"
      direction="row"
      spacing={2}
      useFlexGap
      // On phones the chips continue the row of the filters' button.
      sx={{
        display: { xs: 'contents', md: 'flex' },
        flexWrap: 'wrap',
        '& > li': { maxWidth: '100%' },
      }}
    >
      {applied.map(({ key, label, removal }) => {
        const remove = (event: SyntheticEvent) => {
          moveFocusBeforeRemoval(event.currentTarget.closest('button') ?? event.currentTarget)
          dispatch(removal)
        }
        return (
          <li key={key} {...{ [LIST_ITEM_ATTRIBUTE]: key }}>
            <Chip
              component="button"
              type="button"
              label={label}
              aria-label={`Remove filter ${label}`}
              onClick={remove}
              // Shows the cross, which is part of the button.
              onDelete={remove}
              deleteIcon={<CloseIcon />}
            />
          </li>
        )
      })}
    </Stack>
  )
}
