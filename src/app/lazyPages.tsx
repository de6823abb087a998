import type { ComponentType } from 'react'
import { lazyComponent } from '../components/lazyComponent'
import { mapValues } from '../contract/mapValues'
import { type PageName, pageNameAt } from '../navigation/pages'
import { FailedPage } from './FailedPage'
import { PageSkeleton } from './PageSkeleton'

type LoadPage = () => Promise<{ default: ComponentType }>

const load: Record<PageName, LoadPage> = {
  home: () => import('./pages/HomePage'),
  productListing: () => import('./pages/ProductListingPage'),
  wishlist: () => import('./pages/WishlistPage'),
  cart: () => import('./pages/CartPage'),
  login: () => import('./pages/LoginPage'),
  signup: () => import('./pages/SignupPage'),
  logout: () => import('./pages/LogoutPage'),
  checkout: () => import('./pages/CheckoutPage'),
  profile: () => import('./pages/ProfilePage'),
  addresses: () => import('./pages/AddressesPage'),
  orderSummary: () => import('./pages/OrderSummaryPage'),
  notFound: () => import('./pages/NotFoundPage'),
}

const lazyPage = (loadPage: LoadPage) =>
  lazyComponent(loadPage, {
    isPage: true,
    failed: () => <FailedPage />,
    loading: () => <PageSkeleton />,
  })

/** The pages, whose code is loaded when they're first opened. */
export const lazyPages = mapValues<Record<PageName, ReturnType<typeof lazyPage>>, LoadPage>(
  load,
  lazyPage,
)

/**
 * Loads the code of a prerendered page. Call it before hydration: React replaces a page whose code is
 * missing by its placeholder when the store changes.
 */
export const loadPage = (pathname: string) => lazyPages[pageNameAt(pathname)].load()
