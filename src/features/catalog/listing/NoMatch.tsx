import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/EmptyState'
import { focusHeading } from '@/components/focusHeading'
import type { Product } from '@/contract/entities'
import { useAppDispatch } from '@/store/hooks'
import { appliedFilters, filterKey } from '../filters/appliedFilters'
import { filterProducts, trimmed } from '../filters/filterProducts'
import { type Filters, filtersSlice } from '../filters/filtersSlice'
import { plantCount } from '../plantFacts'
import { SeeAllPlants } from './SeeAllPlants'

interface NoMatchProps {
  filters: Filters
  products: readonly Product[]
  /** Shown when no plant has the name. */
  unknownName: ReactNode
}

/** The applied filters that leave out every plant, with the number of plants without each. */
function blockingFilters(products: readonly Product[], filters: Filters) {
  return appliedFilters(filters)
    .map((filter) => ({
      ...filter,
      count: filterProducts(products, filtersSlice.reducer(filters, filter.remove)).length,
    }))
    .filter(({ count }) => count > 0)
}

/** Whether no plant has the name, whatever the other filters. */
const isUnknownName = (products: readonly Product[], { searchTerm }: Filters) =>
  trimmed(searchTerm) !== '' &&
  filterProducts(products, { ...filtersSlice.getInitialState(), searchTerm }).length === 0

/** Shown when no plant matches: says whether the name or a filter is the reason, and leads on. */
export function NoMatch({ filters, products, unknownName }: NoMatchProps) {
  const dispatch = useAppDispatch()
  if (isUnknownName(products, filters)) return unknownName
  return (
    <EmptyState
      illustration="/illustrations/no-match.svg"
      title="No plants match"
      text="Try removing a filter, or see all plants."
      action={
        <Stack spacing={2}>
          {blockingFilters(products, filters).map(({ count, ...filter }) => (
            <Button
              key={filterKey(filter)}
              variant="outlined"
              onClick={() => {
                focusHeading()
                dispatch(filter.remove)
              }}
            >
              {`Remove "${filter.label}": ${plantCount(count)}`}
            </Button>
          ))}
          <SeeAllPlants />
        </Stack>
      }
    />
  )
}
