import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/lazyComponent'
import { mapValues } from '@/contract/mapValues'
import { type PageName, pageNameAt } from '@/navigation/pages'
import { FailedPage } from './FailedPage'
import { PageSkeleton } from './PageSkeleton'

type LoadPage = () => Promise<{ default: ComponentType }>

const load: Record<PageName, LoadPage> = {
  home: () => import('./HomePage'),
  productListing: () => import('./ProductListingPage'),
  wishlist: () => import('./WishlistPage'),
  cart: () => import('./CartPage'),
  login: () => import('./LoginPage'),
  signup: () => import('./SignupPage'),
  logout: () => import('./LogoutPage'),
  checkout: () => import('./CheckoutPage'),
  profile: () => import('./ProfilePage'),
  addresses: () => import('./AddressesPage'),
  orderSummary: () => import('./OrderSummaryPage'),
  notFound: () => import('./NotFoundPage'),
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
