import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../components/EmptyState'
import { listingHref } from './filtersUrl'

/** Nothing passes the filters: says so, and takes all of them back, the search term too. */
export function NoMatch() {
  const navigate = useNavigate()
  return (
    <EmptyState
      illustration="/illustrations/empty-cart.svg"
      title="No plant fits all of that"
      text="Loosen a filter or two, or begin again with the whole shelf."
      action={
        <Button
          onClick={() => {
            // The button goes with the message; the keyboard goes on from the top of the list.
            document.querySelector('h1')?.focus()
            void navigate(listingHref())
          }}
        >
          Show all plants
        </Button>
      }
    />
  )
}
