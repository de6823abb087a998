import { AuthLayout } from '../../features/auth/AuthLayout'
import { SignupForm } from '../../features/auth/SignupForm'
import { WantedPlant } from '../WantedPlant'

/** /signup (Spec §2). */
export default function SignupPage() {
  return (
    <AuthLayout heading="Sign up" notice={<WantedPlant />} formHeight="43.3125rem">
      <SignupForm />
    </AuthLayout>
  )
}
