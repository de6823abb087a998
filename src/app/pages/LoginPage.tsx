import { useLocation } from 'react-router-dom'
import { AuthLayout } from '@/features/auth/AuthLayout'
import { LoginForm } from '@/features/auth/LoginForm'
import { loginReason } from '@/navigation/paths'
import { WantedPlants } from '../wanted/WantedPlants'

/** /login (Spec §2). */
export default function LoginPage() {
  const notice = (
    <>
      {loginReason(useLocation().state)}
      <WantedPlants way="Log in" />
    </>
  )
  return (
    <AuthLayout heading="Login" notice={notice} formHeight="28.125rem">
      <LoginForm />
    </AuthLayout>
  )
}
