import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { paths } from '@/navigation/paths'

/** Any other path (Spec §2). */
export default function NotFoundPage() {
  return (
    <EmptyState
      isPage
      title="This page is missing"
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
