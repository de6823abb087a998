import { AuthLayout } from '@/features/auth/AuthLayout'
import { SignupForm } from '@/features/auth/SignupForm'
import { WantedPlants } from '../wanted/WantedPlants'

/** /signup (Spec §2). */
export default function SignupPage() {
  return (
    <AuthLayout heading="Sign up" notice={<WantedPlants way="Sign up" />} formHeight="43.3125rem">
      <SignupForm />
    </AuthLayout>
  )
}
