import CloseIcon from '@mui/icons-material/Close'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { SyntheticEvent } from 'react'
import { focusHeading } from '@/components/focusHeading'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filterKey, selectAppliedFilters } from './appliedFilters'

/** Moves the focus to the chip after a pressed one, or before the last one, or else to the page's heading. */
function focusNeighbour(pressed: Element): void {
  const item = pressed.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  if (!item?.contains(document.activeElement)) return
  if (neighbour) neighbour.querySelector('button')?.focus()
  else focusHeading()
}

/** The applied filters, each a button that removes it. */
export function FilterChips() {
  const applied = useAppSelector(selectAppliedFilters)
  const dispatch = useAppDispatch()
  if (applied.length === 0) return null
  return (
    <Stack
      component="ul"
      role="list"
      direction="row"
      spacing={2}
      sx={{
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        // One row on a phone, which scrolls from edge to edge.
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        mx: { xs: -4, sm: 0 },
        mb: { xs: -1.5, sm: 0 },
        px: { xs: 4, sm: 0 },
        // Room for the focus ring.
        py: { xs: 1.5, sm: 0 },
        scrollPaddingInline: 16,
        '& > li': { flex: { xs: 'none', sm: '0 1 auto' }, maxWidth: '100%' },
      }}
    >
      {applied.map((filter) => {
        const { label, remove } = filter
        const onRemove = (event: SyntheticEvent) => {
          focusNeighbour(event.currentTarget)
          dispatch(remove)
        }
        return (
          <li key={filterKey(filter)}>
            <Chip
              component="button"
              type="button"
              label={<span dir="auto">{label}</span>}
              aria-label={`Remove filter ${label}`}
              onClick={onRemove}
              // Shows the cross, which is part of the button.
              onDelete={onRemove}
              deleteIcon={<CloseIcon />}
            />
          </li>
        )
      })}
    </Stack>
  )
}
