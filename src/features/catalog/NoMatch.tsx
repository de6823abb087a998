import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../components/EmptyState'
import { focusHeading } from '../../components/focusHeading'
import { listingHref } from './filtersUrl'

/**
 * Shown when no plant matches, with a button that resets all filters and the search term.
 *
 * @param help what the search probably meant
 */
export function NoMatch({ help }: { help: ReactNode }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      illustration="/illustrations/empty-cart.svg"
      title="No plants match"
      text="Try removing a filter, or see all plants."
      action={
        <>
          <Button
            onClick={() => {
              focusHeading()
              void navigate(listingHref())
            }}
          >
            See all plants
          </Button>
          {help}
        </>
      }
    />
  )
}
