import { AuthLayout } from '../../features/auth/AuthLayout'
import { SignupForm } from '../../features/auth/SignupForm'
import { Page } from '../../components/Page'
import { WantedPlants } from '../WantedPlants'

/** /signup (Spec §2). */
export default function SignupPage() {
  return (
    <AuthLayout formHeight="43.3125rem">
      <Page heading="Sign up">
        <WantedPlants way="Sign up" />
        <SignupForm />
      </Page>
    </AuthLayout>
  )
}
