/**
 * Every page of the shop (Spec §2), one row each. Routes, guards, titles, the build's HTML files and the
 * lists of pages in tests are derived from this table.
 */
interface Page {
  /** React Router matches it without regard to case. */
  path: string
  /** The window's title: 'Frond | My Cart'. */
  title: string
  /** For a page that requires a login: the reason that the login page gives. */
  loginToSee?: string
  /** A page that sends signed-in shoppers back to where they came from. */
  visitorsOnly?: boolean
}

export const pages = {
  home: { path: '/', title: 'Home' },
  productListing: { path: '/productlisting', title: 'Showing All Products' },
  wishlist: { path: '/mywishlist', title: 'My Wishlist', loginToSee: 'wishlist' },
  cart: { path: '/mycart', title: 'My Cart', loginToSee: 'cart' },
  login: { path: '/login', title: 'Login', visitorsOnly: true },
  signup: { path: '/signup', title: 'Sign up', visitorsOnly: true },
  logout: { path: '/logout', title: 'Logged Out', visitorsOnly: true },
  checkout: { path: '/checkout', title: 'Order placed' },
  profile: { path: '/profile', title: 'Profile', loginToSee: 'profile' },
  addresses: { path: '/address', title: 'Saved Addresses', loginToSee: 'addresses' },
  orderSummary: { path: '/ordersummary', title: 'Order Summary' },
  notFound: { path: '*', title: 'This page is missing' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)
export const pageNames = Object.keys(pages).filter(isPageName)

export const pageOf = (name: PageName): Page => pages[name]

/** A path as the rows spell it, without regard to case or a trailing slash. */
export const routeOf = (pathname: string) => pathname.toLowerCase().replace(/(.)\/+$/, '$1')

export function pageNameAt(pathname: string): PageName {
  const path = routeOf(pathname)
  return pageNames.find((name) => pages[name].path === path) ?? 'notFound'
}

/** The page at a path. */
export const pageAt = (pathname: string) => pageOf(pageNameAt(pathname))

/** The window's title while it shows a page or a plant: 'Frond | My Cart' (Spec §2). */
export const windowTitle = (name: string) => `Frond | ${name}`

/** A page's window title. It's known before the page's code has loaded. */
export const pageTitle = (pathname: string) => windowTitle(pageAt(pathname).title)

/** A plant's own page for search engines and shared links. It opens the listing with the plant. */
export const plantPath = (productId: string) => `/plant/${encodeURIComponent(productId)}`

interface Prerendered {
  /** For search engines and shared links. */
  description: string
  /** Hidden from search engines. */
  isHidden?: boolean
  /** Modules needed on wide screens only. */
  onWideScreens?: readonly string[]
  withProducts?: boolean
}

/** The pages that the build prerenders: they show a visitor the same as anybody else. */
const prerendered: Partial<Record<PageName, Prerendered>> = {
  home: { description: 'Houseplants, cacti, climbers and flowering plants, delivered with care.' },
  productListing: {
    description:
      'All our plants with prices and ratings: filter by type, price and rating, or search by name.',
    onWideScreens: ['src/features/catalog/filters/FilterPanel.tsx'],
    withProducts: true,
  },
  login: { description: 'Log in to see your cart, your wishlist and your saved addresses.' },
  signup: { description: 'Create an account to keep a cart, a wishlist and delivery addresses.' },
  logout: { description: "You've logged out.", isHidden: true },
  checkout: { description: 'Your order has been placed.', isHidden: true },
  notFound: { description: "We couldn't find that page.", isHidden: true },
}

/**
 * The HTML file of each page, as the build writes it. That of an unknown path is `/404`. A page that isn't
 * prerendered has a title and the app's code, but no content.
 */
export function htmlFiles() {
  return pageNames.map((name) => {
    const { path, title } = pageOf(name)
    const route = path === '*' ? '/404' : path
    return {
      path: route,
      title: windowTitle(title),
      file: `${route === '/' ? 'index' : route.slice(1)}.html`,
      module: `src/app/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`,
      prerendered: prerendered[name],
    }
  })
}
