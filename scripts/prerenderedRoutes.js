/**
 * The public routes that the build prerenders into HTML files, and how search engines and shared links
 * describe them. `isHidden` excludes a route from search engines.
 */
export const prerendered = [
  {
    path: '/',
    file: 'index.html',
    description: 'Houseplants, cacti, climbers and flowering plants, delivered with care.',
    page: 'src/app/pages/HomePage.tsx',
  },
  {
    path: '/productlisting',
    file: 'productlisting.html',
    description:
      'All our plants with prices and ratings: filter by type, price and rating, or search by name.',
    page: 'src/app/pages/ProductListingPage.tsx',
    onWideScreens: ['src/features/catalog/FilterPanel.tsx'],
    withProducts: true,
  },
  {
    path: '/login',
    file: 'login.html',
    description: 'Log in to see your cart, your wishlist and your saved addresses.',
    page: 'src/app/pages/LoginPage.tsx',
  },
  {
    path: '/signup',
    file: 'signup.html',
    description: 'Create an account to keep a cart, a wishlist and delivery addresses.',
    page: 'src/app/pages/SignupPage.tsx',
  },
  {
    path: '/logout',
    file: 'logout.html',
    description: "You've logged out.",
    page: 'src/app/pages/LogoutPage.tsx',
    isHidden: true,
  },
  {
    path: '/checkout',
    file: 'checkout.html',
    description: 'Your order has been placed.',
    page: 'src/app/pages/CheckoutPage.tsx',
    isHidden: true,
  },
  {
    path: '/404',
    file: '404.html',
    description: "We couldn't find that page.",
    page: 'src/app/pages/NotFoundPage.tsx',
    isHidden: true,
  },
]

/**
 * The other routes, whose HTML files have a title and the app's code, but no content. A host responds with
 * 404 to any other path.
 */
export const shells = [
  { path: '/mywishlist', file: 'mywishlist.html', page: 'src/app/pages/WishlistPage.tsx' },
  { path: '/mycart', file: 'mycart.html', page: 'src/app/pages/CartPage.tsx' },
  { path: '/profile', file: 'profile.html', page: 'src/app/pages/ProfilePage.tsx' },
  { path: '/address', file: 'address.html', page: 'src/app/pages/AddressesPage.tsx' },
  { path: '/ordersummary', file: 'ordersummary.html', page: 'src/app/pages/OrderSummaryPage.tsx' },
]
