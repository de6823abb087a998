import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { NoticePage } from '../../components/NoticePage'
import { paths } from '../../navigation/paths'

/** After logout (Spec §2, §4). */
export default function LogoutPage() {
  return (
    <NoticePage
      heading="Logged Out"
      illustration="/illustrations/avatar.svg"
      text="We'll keep your cart and wishlist for your next visit."
      action={
        <Button component={Link} to={paths.login}>
          Sign in Again
        </Button>
      }
    />
  )
}
