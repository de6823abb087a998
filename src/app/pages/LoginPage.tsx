import { AuthLayout } from '../../features/auth/AuthLayout'
import { LoginForm } from '../../features/auth/LoginForm'
import { Page } from '../../components/Page'
import { WantedPlants } from '../WantedPlants'

/** /login (Spec §2). */
export default function LoginPage() {
  return (
    <AuthLayout formHeight="28.125rem">
      <Page heading="Login">
        <LoginForm wanted={<WantedPlants way="Log in" />} />
      </Page>
    </AuthLayout>
  )
}
