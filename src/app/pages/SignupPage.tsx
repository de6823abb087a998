import { Navigate, useLocation } from 'react-router-dom'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { selectIsAuthorized } from '../../features/auth/authSlice'
import { SignupForm } from '../../features/auth/SignupForm'
import { Page } from '../../components/Page'
import { visitorOnly } from '../../components/prerenderedFor'
import { useAppSelector, useAppStore } from '../hooks'
import { returnHref } from '../../navigation/paths'
import { useIsHydrated } from '../../components/useIsHydrated'

/** One element for good: the mark around it comes and goes. */
const form = (
  <Page title="Sign up" width="narrow">
    <SignupForm />
  </Page>
)

/** /signup. A signed-in shopper is redirected to the page they came from (Spec §2). */
export default function SignupPage() {
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const state: unknown = useLocation().state
  const isHydrated = useIsHydrated()
  const { timeTravel } = useAppStore().services
  // Not for a former state that Redux DevTools show.
  if (isAuthorized && !timeTravel.isTravelling()) return <Navigate replace to={returnHref(state)} />
  return (
    <AuthLayout {...(!isHydrated && visitorOnly)} picture="/illustrations/tile-flowering.svg">
      {form}
    </AuthLayout>
  )
}
