/** The public routes that the build prerenders into HTML files; all others start from `200.html`. */
export const prerendered = [
  { path: '/', file: 'index.html', title: 'Home', page: 'src/app/pages/HomePage.tsx' },
  {
    path: '/productlisting',
    file: 'productlisting.html',
    title: 'Showing All Products',
    page: 'src/app/pages/ProductListingPage.tsx',
    onWideScreens: ['src/features/catalog/FilterPanel.tsx'],
    withProducts: true,
  },
  { path: '/login', file: 'login.html', title: 'Login', page: 'src/app/pages/LoginPage.tsx' },
  { path: '/signup', file: 'signup.html', title: 'Sign up', page: 'src/app/pages/SignupPage.tsx' },
  {
    path: '/logout',
    file: 'logout.html',
    title: 'Logged Out',
    page: 'src/app/pages/LogoutPage.tsx',
  },
  {
    path: '/checkout',
    file: 'checkout.html',
    title: 'Order placed',
    page: 'src/app/pages/CheckoutPage.tsx',
  },
  {
    path: '/404',
    file: '404.html',
    title: 'This page is missing',
    page: 'src/app/pages/NotFoundPage.tsx',
  },
]
