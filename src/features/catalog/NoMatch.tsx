import Button from '@mui/material/Button'
import { useAppDispatch } from '../../app/hooks'
import { EmptyState } from '../../components/EmptyState'
import { cleared, searchTermChanged } from './filtersSlice'

/** Nothing passes the filters: says so, and takes all of them back, the search term too. */
export function NoMatch() {
  const dispatch = useAppDispatch()
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
            dispatch(cleared())
            dispatch(searchTermChanged(''))
          }}
        >
          Show all plants
        </Button>
      }
    />
  )
}
