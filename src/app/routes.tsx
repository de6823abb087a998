import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, type NavigateProps, Route, Routes, useLocation } from 'react-router-dom'
import { selectHasExpired, selectIsAuthorized, selectUserKey } from '@/features/auth/authSlice'
import { type PageName, pageNames, pageOf } from '@/navigation/pages'
import { paths, returnHref, type ReturnState } from '@/navigation/paths'
import { useReturnState } from '@/navigation/useReturnState'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { lazyPages } from './pages/lazyPages'
import { PageHead } from './pages/PageHead'

interface RedirectProps extends NavigateProps {
  when: boolean
  children: ReactNode
}

/** A guard's redirect. While Redux DevTools show an earlier state, nobody is redirected. */
function Redirect({ when, children, ...destination }: RedirectProps) {
  const { timeTravel } = useAppStore().services
  return when && !timeTravel.isTravelling() ? <Navigate replace {...destination} /> : children
}

/**
 * Redirects a visitor to /login, which later returns here (Spec §2). What a page remembers, such as a
 * removal that can be undone, belongs to its user: for another one the page starts afresh.
 */
function RequireLogin({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUserKey)
  const [wasAuthorized] = useState(user !== null)
  const hasExpired = useAppSelector(selectHasExpired)
  const { pathname, search, hash } = useLocation()
  const state: ReturnState = {
    from: { pathname, search, hash },
    sessionEnded: hasExpired,
    loggedOut: wasAuthorized && !hasExpired,
  }
  return (
    <Redirect when={user === null} to={paths.login} state={state}>
      {user !== null && <Fragment key={user}>{children}</Fragment>}
    </Redirect>
  )
}

/** Redirects a signed-in shopper to the page they came from (Spec §2). */
function RequireVisitor({ children }: { children: ReactNode }) {
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const state = useReturnState()
  return (
    <Redirect when={isAuthorized} to={returnHref(state)}>
      {children}
    </Redirect>
  )
}

function elementOf(name: PageName): ReactNode {
  const Page = lazyPages[name]
  const page = <Page />
  const { loginToSee, visitorsOnly } = pageOf(name)
  if (loginToSee !== undefined) return <RequireLogin>{page}</RequireLogin>
  return visitorsOnly ? <RequireVisitor>{page}</RequireVisitor> : page
}

const routes = (
  <Routes>
    {pageNames.map((name) => (
      <Route key={name} path={paths[name]} element={elementOf(name)} />
    ))}
  </Routes>
)

/** The route table (Spec §2). Paths match without regard to case. */
export function AppRoutes({ siteUrl }: { siteUrl?: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead siteUrl={siteUrl} />
      <Fragment key={pathname.toLowerCase()}>{routes}</Fragment>
    </>
  )
}
