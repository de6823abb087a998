import { paths, routeOf } from './paths'

type Path = (typeof paths)[keyof typeof paths]

const titles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [paths.home]: 'Home',
    [paths.productListing]: 'Showing All Products',
    [paths.wishlist]: 'My Wishlist',
    [paths.cart]: 'My Cart',
    [paths.login]: 'Login',
    [paths.signup]: 'Sign up',
    [paths.logout]: 'Logged Out',
    [paths.checkout]: 'Order placed',
    [paths.profile]: 'Profile',
    [paths.addresses]: 'Saved Addresses',
    [paths.orderSummary]: 'Order Summary',
  } satisfies Record<Path, string>),
)

/** What the window is called while it shows a page, or a plant: 'Frond | My Cart' (Spec §2). */
export const windowTitle = (name: string) => `Frond | ${name}`

/** A page's window title. It's known before the page's code has loaded. */
export function pageTitle(pathname: string): string {
  return windowTitle(titles.get(routeOf(pathname)) ?? 'This page is missing')
}
