import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../components/EmptyState'
import { listingHref } from './filtersUrl'

/**
 * Nothing passes the filters: says so, and takes all of them back, the search term too.
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
              // The button goes with the message; the keyboard goes on from the top of the list.
              document.querySelector('h1')?.focus()
              void navigate(listingHref())
            }}
          >
            Show all plants
          </Button>
          {help}
        </>
      }
    />
  )
}
