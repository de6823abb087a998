import { type ComponentType, Fragment, type ReactNode, useState } from 'react'
import { Navigate, type NavigateProps, Route, Routes, useLocation } from 'react-router-dom'
import { HydrationMarker } from '../components/HydrationMarker'
import { lazyComponent } from '../components/lazyComponent'
import { selectHasExpired, selectIsAuthorized, selectUserKey } from '../features/auth/authSlice'
import { useAppSelector, useAppStore } from '../store/hooks'
import { FailedPage } from './FailedPage'
import { PageHead } from './PageHead'
import { PageSkeleton } from './PageSkeleton'
import { paths, returnHref, type ReturnState } from '../navigation/paths'
import { useReturnState } from '../navigation/useReturnState'

function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  return lazyComponent(load, {
    failed: (failure) => <FailedPage {...failure} />,
    loading: (
      <>
        <PageSkeleton />
        {/* If React couldn't hydrate the prerendered page, it isn't complete yet. */}
        <HydrationMarker isCurrent={false} />
      </>
    ),
  })
}

const HomePage = lazyPage(() => import('./pages/HomePage'))
const ProductListingPage = lazyPage(() => import('./pages/ProductListingPage'))
const WishlistPage = lazyPage(() => import('./pages/WishlistPage'))
const CartPage = lazyPage(() => import('./pages/CartPage'))
const LoginPage = lazyPage(() => import('./pages/LoginPage'))
const SignupPage = lazyPage(() => import('./pages/SignupPage'))
const LogoutPage = lazyPage(() => import('./pages/LogoutPage'))
const CheckoutPage = lazyPage(() => import('./pages/CheckoutPage'))
const ProfilePage = lazyPage(() => import('./pages/ProfilePage'))
const AddressesPage = lazyPage(() => import('./pages/AddressesPage'))
const OrderSummaryPage = lazyPage(() => import('./pages/OrderSummaryPage'))
const NotFoundPage = lazyPage(() => import('./pages/NotFoundPage'))

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

const guarded = (page: ReactNode) => <RequireLogin>{page}</RequireLogin>
const forVisitors = (page: ReactNode) => <RequireVisitor>{page}</RequireVisitor>

/** A constant element, so that a URL change re-renders only components that read it. */
const routes = (
  <Routes>
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.productListing} element={<ProductListingPage />} />
    <Route path={paths.wishlist} element={guarded(<WishlistPage />)} />
    <Route path={paths.cart} element={guarded(<CartPage />)} />
    <Route path={paths.login} element={forVisitors(<LoginPage />)} />
    <Route path={paths.signup} element={forVisitors(<SignupPage />)} />
    <Route path={paths.logout} element={<LogoutPage />} />
    <Route path={paths.checkout} element={<CheckoutPage />} />
    <Route path={paths.profile} element={guarded(<ProfilePage />)} />
    <Route path={paths.addresses} element={guarded(<AddressesPage />)} />
    <Route path={paths.orderSummary} element={<OrderSummaryPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)

/** The route table (Spec §2). Paths match without regard to case. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead />
      <Fragment key={pathname.toLowerCase()}>{routes}</Fragment>
    </>
  )
}
