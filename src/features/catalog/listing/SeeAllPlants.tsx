import Button from '@mui/material/Button'
import { focusHeading } from '@/components/focusHeading'
import { useAppDispatch } from '@/store/hooks'
import { filtersReplaced } from '../filters/filtersSlice'

/** Leads on from a listing without plants. `isMinor` beside a better offer. */
export function SeeAllPlants({ isMinor = false }: { isMinor?: boolean }) {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant={isMinor ? 'text' : 'contained'}
      onClick={() => {
        focusHeading()
        dispatch(filtersReplaced({}))
      }}
    >
      See all plants
    </Button>
  )
}
