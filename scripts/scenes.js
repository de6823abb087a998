/**
 * Every page of the shop in every state worth looking at. `as` names the shopper (see
 * `shoppers`); `without` holds back or breaks the calls whose path it names, so that the page is
 * seen loading or failed; `then` is what the shopper does before the picture is taken.
 */
const firstCard = (page) => page.getByRole('article').first()
const button = (page, name) => page.getByRole('button', { name })

async function openFilters(page) {
  const opener = button(page, 'Filters')
  if (await opener.isVisible()) await opener.click()
}

const pay = async (page) => {
  await button(page, 'Place Order').click()
  await page.getByRole('dialog', { name: 'Test payment' }).waitFor()
}

const dialog = { inViewport: true }

export const scenes = [
  { name: 'home', at: '/' },
  { name: 'listing', at: '/productlisting' },
  {
    name: 'listing-search',
    at: '/productlisting',
    then: (page) => page.getByLabel('Search plants').fill('cactus'),
  },
  {
    name: 'listing-no-match',
    at: '/productlisting',
    then: (page) => page.getByLabel('Search plants').fill('oak'),
  },
  { name: 'listing-filters', at: '/productlisting', phoneOnly: true, ...dialog, then: openFilters },
  {
    name: 'listing-toast',
    at: '/productlisting',
    ...dialog,
    then: async (page) => {
      await firstCard(page).getByRole('button').first().click()
      await page.getByRole('alert').first().hover()
    },
  },
  {
    name: 'listing-loading',
    at: '/checkout',
    without: { path: '/api/products', how: 'hold' },
    then: async (page) => {
      await page.getByLabel('Search plants').click()
      await page.getByText('Loading', { exact: true }).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'listing-failed',
    at: '/productlisting',
    without: { path: '/api/products', how: 'fail' },
    then: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'listing-failed-empty',
    at: '/checkout',
    without: { path: '/api/products', how: 'fail' },
    then: async (page) => {
      await page.getByLabel('Search plants').click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  { name: 'login', at: '/login' },
  { name: 'signup', at: '/signup' },
  { name: 'logout', at: '/logout' },
  { name: 'checkout', at: '/checkout' },
  { name: '404', at: '/no/such/plant' },
  { name: 'ordersummary-visitor', at: '/ordersummary' },

  { name: 'listing-signed-in', as: 'many', at: '/productlisting' },
  { name: 'cart-empty', as: 'none', at: '/mycart' },
  { name: 'cart-one', as: 'one', at: '/mycart' },
  { name: 'cart-many', as: 'many', at: '/mycart' },
  { name: 'cart-long', as: 'long', at: '/mycart' },
  { name: 'cart-loading', as: 'many', at: '/mycart', without: { path: '/user/', how: 'hold' } },
  { name: 'cart-failed', as: 'many', at: '/mycart', without: { path: '/user/', how: 'fail' } },
  { name: 'wishlist-empty', as: 'none', at: '/mywishlist' },
  { name: 'wishlist-one', as: 'one', at: '/mywishlist' },
  { name: 'wishlist-many', as: 'many', at: '/mywishlist' },
  { name: 'wishlist-long', as: 'long', at: '/mywishlist' },
  {
    name: 'wishlist-loading',
    as: 'many',
    at: '/mywishlist',
    without: { path: '/user/', how: 'hold' },
  },
  { name: 'profile', as: 'one', at: '/profile' },
  { name: 'address', as: 'one', at: '/address' },
  { name: 'address-long', as: 'long', at: '/address' },
  {
    name: 'address-empty',
    as: 'none',
    at: '/address',
    then: async (page) => {
      await button(page, /^Delete/).click()
      await page.getByText('No address is saved yet').waitFor()
      await page.getByRole('alert').waitFor({ state: 'detached' })
    },
    last: true,
  },
  { name: 'address-loading', as: 'one', at: '/address', without: { path: '/user/', how: 'hold' } },
  { name: 'address-failed', as: 'one', at: '/address', without: { path: '/user/', how: 'fail' } },
  {
    name: 'address-form',
    as: 'one',
    at: '/address',
    ...dialog,
    then: (page) => button(page, 'ADD NEW ADDRESS').click(),
  },
  {
    name: 'address-form-errors',
    as: 'one',
    at: '/address',
    ...dialog,
    then: async (page) => {
      await button(page, 'ADD NEW ADDRESS').click()
      await button(page, 'Save').click()
      await page.getByRole('alert').first().hover()
    },
  },
  { name: 'ordersummary-empty', as: 'none', at: '/ordersummary' },
  { name: 'ordersummary', as: 'many', at: '/ordersummary' },
  { name: 'ordersummary-long', as: 'long', at: '/ordersummary' },
  {
    name: 'ordersummary-loading',
    as: 'many',
    at: '/ordersummary',
    without: { path: '/user/', how: 'hold' },
  },
  { name: 'payment', as: 'many', at: '/ordersummary', ...dialog, then: pay },
  {
    name: 'offline',
    as: 'many',
    at: '/mycart',
    then: (page) => page.context().setOffline(true),
    after: (page) => page.context().setOffline(false),
  },
]

const LONG = 'Monstera Deliciosa Albo-Variegata Thai Constellation ‘Schlumbergera’'
const UNBROKEN = 'Rhaphidophora'.repeat(6)

const unknownPlant = (name, index) => ({
  _id: `unknown-${index}`,
  name,
  image: '/plants/monstera-deliciosa.svg',
  categoryName: 'indoor',
  actualPrice: 120000,
  discountedPrice: 99999,
  discount: '17% OFF',
  rating: 4.5,
  outOfStock: index === 1,
})
const longPlants = [LONG, UNBROKEN].map(unknownPlant)

/** Who looks, and what is in their cart and wishlist; no entry: a visitor. */
export const shoppers = {
  none: {},
  one: { cart: ['peace-lily'], wishlist: ['snake-plant'] },
  many: {
    cart: ['monstera-deliciosa', 'golden-pothos', 'moth-orchid', 'snake-plant'],
    wishlist: ['peace-lily', 'monstera-deliciosa', 'star-jasmine', 'areca-palm', 'golden-pothos'],
  },
  long: {
    unknown: longPlants,
    address: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyam Padmanabhan',
      mobile: '+91 98765 43210 98765 43210',
      pincode: '682001',
      locality: 'Thiruvananthapuram',
      state: 'Dadra and Nagar Haveli and Daman and Diu',
      address: `Flat 1204, Tower B, ${UNBROKEN}, opposite the old banyan tree, second cross`,
    },
  },
}
