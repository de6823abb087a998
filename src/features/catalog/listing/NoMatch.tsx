import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useMemo } from 'react'
import { EmptyState } from '../../../components/EmptyState'
import { focusHeading } from '../../../components/focusHeading'
import type { Product } from '../../../contract/entities'
import { useAppDispatch } from '../../../store/hooks'
import { appliedFilters } from '../filters/appliedFilters'
import { filterProducts } from '../filters/filterProducts'
import { type Filters, filtersSlice } from '../filters/filtersSlice'
import { SeeAllPlants } from './SeeAllPlants'

interface NoMatchProps {
  filters: Filters
  products: readonly Product[]
  /** What the search probably meant. */
  help: ReactNode
}

/** The applied filters that leave out every plant, with the number of plants without each. */
function blockingFilters(products: readonly Product[], filters: Filters) {
  const state = { unknownCategories: [], ...filters }
  return appliedFilters(filters)
    .map((filter) => ({
      ...filter,
      count: filterProducts(products, filtersSlice.reducer(state, filter.removal)).length,
    }))
    .filter(({ count }) => count > 0)
}

/** Whether no plant has the name, whatever the other filters. */
const isUnknownName = (products: readonly Product[], { searchTerm }: Filters) =>
  searchTerm.trim() !== '' &&
  filterProducts(products, { ...filtersSlice.getInitialState(), searchTerm }).length === 0

/** Shown when no plant matches: says whether the name or a filter is the reason, and leads on. */
export function NoMatch({ filters, products, help }: NoMatchProps) {
  const dispatch = useAppDispatch()
  const blocking = useMemo(() => blockingFilters(products, filters), [products, filters])
  if (isUnknownName(products, filters)) return help
  return (
    <EmptyState
      illustration="/illustrations/no-match.svg"
      title="No plants match"
      text="Try removing a filter, or see all plants."
      action={
        <Stack spacing={2}>
          {blocking.map(({ key, label, removal, count }) => (
            <Button
              key={key}
              variant="outlined"
              onClick={() => {
                focusHeading()
                dispatch(removal)
              }}
            >
              {`Remove "${label}": ${String(count)} ${count === 1 ? 'plant' : 'plants'}`}
            </Button>
          ))}
          <SeeAllPlants />
        </Stack>
      }
    />
  )
}
