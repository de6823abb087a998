import { Navigate, useLocation } from 'react-router-dom'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { selectIsAuthorized } from '../../features/auth/authSlice'
import { SignupForm } from '../../features/auth/SignupForm'
import { Page } from '../../components/Page'
import { useAppSelector } from '../hooks'
import { returnHref } from '../paths'

/** /signup; whoever is signed in goes back to where they came from (Spec §2). */
export default function SignupPage() {
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const state: unknown = useLocation().state
  if (isAuthorized) return <Navigate replace to={returnHref(state)} />
  return (
    <AuthLayout picture="/illustrations/tile-flowering.svg">
      <Page title="Sign up" width="narrow">
        <SignupForm />
      </Page>
    </AuthLayout>
  )
}
