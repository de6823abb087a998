import { ButtonLink } from '../../components/Button'
import { NoticePage } from '../../components/NoticePage'
import { paths } from '../paths'

/** After logout (Spec §2, §4). */
export default function LogoutPage() {
  return (
    <NoticePage
      title="Logged Out"
      illustration="/illustrations/avatar.svg"
      text="Your cart and wishlist are kept for your next visit."
      action={<ButtonLink to={paths.login}>Sign in Again</ButtonLink>}
    />
  )
}
