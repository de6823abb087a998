import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { NoticePage } from '../../components/NoticePage'
import { paths } from '../../navigation/paths'

/** Any other path (Spec §2). */
export default function NotFoundPage() {
  return (
    <NoticePage
      heading="This page is missing"
      illustration="/illustrations/not-found.svg"
      text="It may have moved, or it never took root here."
      action={
        <Button component={Link} to={paths.home}>
          Go back to home
        </Button>
      }
    />
  )
}
