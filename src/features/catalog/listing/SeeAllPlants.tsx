import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { focusHeading } from '../../../components/focusHeading'
import { listingHref } from '../filters/filtersUrl'

/** Leads on from a listing without plants. `isMinor` beside a better offer. */
export function SeeAllPlants({ isMinor = false }: { isMinor?: boolean }) {
  const navigate = useNavigate()
  return (
    <Button
      variant={isMinor ? 'text' : 'contained'}
      onClick={() => {
        focusHeading()
        void navigate(listingHref())
      }}
    >
      See all plants
    </Button>
  )
}
