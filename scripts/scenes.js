/**
 * Every page in every state worth looking at. `as` names the shopper (see `shoppers`), `at` is the
 * URL, `mock` has settings that delay or break calls, and `then` is what the shopper does next. It
 * uses only the common subset of Playwright's page and the page of `tests/engines`.
 */
const button = (page, name) => page.getByRole('button', { name })

const openFilters = (page) => button(page, 'Filters').click()

/** A toast stays while the pointer is over it. */
const holdToast = async (page) => {
  await page.locator('.notistack-SnackbarContainer [role="status"]').first().waitFor()
  await page.evaluate(() => {
    const toast = globalThis.document.querySelector('.notistack-SnackbarContainer [role="status"]')
    toast.dispatchEvent(new globalThis.PointerEvent('pointermove', { bubbles: true }))
    toast.dataset.held = ''
  })
}

/** Closes the suggestions, which would close when a resized window loses focus. */
const search = async (page, text, count) => {
  await page.getByLabel('Search plants').fill(text)
  await page.getByText(`(Showing ${count} products)`).waitFor()
  await page.evaluate(() => {
    globalThis.document.activeElement.blur()
  })
}

const openSearch = async (page) => {
  await page.getByLabel('Search plants').click()
  await page.getByRole('heading', { name: 'Showing All Products' }).waitFor()
}

const pay = async (page) => {
  await button(page, 'Place Order').click()
  await page.getByRole('dialog', { name: 'Test payment' }).waitFor()
}

const dialog = { inViewport: true }

/** Calls that never respond. */
const held = (...calls) => ({
  mock: calls.map((call) => `${call}:silence`).join(),
  isLoading: true,
})

/** Calls that fail. */
const broken = (...calls) => ({ mock: calls.map((call) => `${call}:network`).join() })

export const scenes = [
  { name: 'home', at: '/' },
  { name: 'listing', at: '/productlisting' },
  {
    name: 'listing-search',
    at: '/productlisting',
    then: (page) => search(page, 'cactus', 2),
  },
  {
    name: 'listing-no-match',
    at: '/productlisting',
    then: (page) => search(page, 'oak', 0),
  },
  { name: 'listing-filters', at: '/productlisting', phoneOnly: true, ...dialog, then: openFilters },
  {
    name: 'listing-toast',
    at: '/productlisting',
    ...dialog,
    then: async (page) => {
      await page.getByRole('article').first().getByRole('button').first().click()
      await holdToast(page)
    },
  },
  {
    name: 'listing-plant',
    at: '/productlisting',
    ...dialog,
    then: async (page) => {
      await page.getByRole('link', { name: 'View Snake Plant' }).click()
      await page.getByRole('dialog', { name: 'Snake Plant' }).waitFor()
    },
  },
  { name: 'listing-loading', at: '/checkout', ...held('products'), then: openSearch },
  {
    name: 'listing-failed',
    at: '/productlisting',
    ...broken('products'),
    then: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'listing-failed-empty',
    at: '/checkout',
    ...broken('products'),
    then: async (page) => {
      await openSearch(page)
      await button(page, 'Try again').waitFor()
    },
  },
  { name: 'login', at: '/login' },
  { name: 'signup', at: '/signup' },
  { name: 'logout', at: '/logout' },
  { name: 'checkout', at: '/checkout' },
  { name: '404', at: '/no/such/plant' },
  { name: 'ordersummary-visitor', at: '/ordersummary' },

  {
    name: 'listing-signed-in',
    as: 'many',
    at: '/productlisting',
    then: async (page) => {
      for (const list of ['Cart', 'Wishlist'])
        await page.getByRole('link', { name: new RegExp(`^${list}, [1-9]`) }).waitFor()
    },
  },
  { name: 'cart-empty', as: 'none', at: '/mycart' },
  { name: 'cart-one', as: 'one', at: '/mycart' },
  { name: 'cart-many', as: 'many', at: '/mycart' },
  { name: 'cart-long', as: 'long', at: '/mycart' },
  { name: 'cart-loading', as: 'many', at: '/mycart', ...held('cart', 'wishlist') },
  { name: 'cart-failed', as: 'many', at: '/mycart', ...broken('cart', 'wishlist') },
  { name: 'wishlist-empty', as: 'none', at: '/mywishlist' },
  { name: 'wishlist-one', as: 'one', at: '/mywishlist' },
  { name: 'wishlist-many', as: 'many', at: '/mywishlist' },
  { name: 'wishlist-long', as: 'long', at: '/mywishlist' },
  { name: 'wishlist-loading', as: 'many', at: '/mywishlist', ...held('cart', 'wishlist') },
  { name: 'wishlist-failed', as: 'many', at: '/mywishlist', ...broken('cart', 'wishlist') },
  { name: 'profile', as: 'one', at: '/profile' },
  { name: 'address', as: 'one', at: '/address' },
  { name: 'address-long', as: 'long', at: '/address' },
  {
    name: 'address-empty',
    as: 'none',
    at: '/address',
    then: async (page) => {
      await button(page, /^Delete/).click()
      await page.getByText('No saved addresses yet.').waitFor()
      await page.getByRole('alert').waitFor({ state: 'detached' })
    },
    last: true,
  },
  { name: 'address-loading', as: 'one', at: '/address', ...held('addresses') },
  { name: 'address-failed', as: 'one', at: '/address', ...broken('addresses') },
  {
    name: 'address-form',
    as: 'one',
    at: '/address',
    ...dialog,
    then: async (page) => {
      await button(page, 'ADD NEW ADDRESS').click()
      await button(page, 'Save').waitFor()
    },
  },
  {
    name: 'address-form-errors',
    as: 'one',
    at: '/address',
    ...dialog,
    then: async (page) => {
      await button(page, 'ADD NEW ADDRESS').click()
      await button(page, 'Save').click()
      await holdToast(page)
    },
  },
  { name: 'ordersummary-empty', as: 'none', at: '/ordersummary' },
  { name: 'ordersummary', as: 'many', at: '/ordersummary' },
  { name: 'ordersummary-long', as: 'long', at: '/ordersummary' },
  {
    name: 'ordersummary-loading',
    as: 'many',
    at: '/ordersummary',
    ...held('cart', 'wishlist', 'addresses'),
  },
  { name: 'payment', as: 'many', at: '/ordersummary', ...dialog, then: pay },
  {
    name: 'offline',
    as: 'many',
    at: '/mycart',
    then: async (page) => {
      await page.evaluate(() => {
        globalThis.dispatchEvent(new Event('offline'))
      })
      await page.getByText(/^You're offline/).waitFor()
    },
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

/** The shoppers, with their carts, wishlists and addresses. */
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

/** Runs in the page: replaces the signed-in shopper's cart, wishlist and address. */
async function stock({ cart = [], wishlist = [], unknown = [], address }) {
  const { fetch, localStorage } = globalThis
  const { authToken } = JSON.parse(localStorage.getItem('frond.session'))
  const headers = { authorization: authToken }
  const call = async (method, path, body) => {
    const reply = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) })
    return reply.json()
  }
  for (const list of ['cart', 'wishlist'])
    for (const { _id } of (await call('GET', `user/${list}`))[list])
      await call('DELETE', `user/${list}/${_id}`)
  const [, ...added] = (await call('GET', 'user/addresses')).address
  for (const { _id } of added) await call('DELETE', `user/address/${_id}`)
  const { products } = await call('GET', 'products')
  const plant = (id) => products.find(({ _id }) => _id === id)
  for (const product of [...cart.map(plant), ...unknown])
    await call('POST', 'user/cart', { product })
  for (const product of [...wishlist.map(plant), ...unknown])
    await call('POST', 'user/wishlist', { product })
  if (address) await call('POST', 'user/address', { address })
}

/** Signs in as the demo user, with the named shopper's data. */
export async function becomeShopper(page, name) {
  await page.goto('/login?mock=latency:0')
  const isSignedIn = await page.evaluate(() => 'frond.session' in globalThis.localStorage)
  if (!isSignedIn) {
    await button(page, 'Login with test credentials').click()
    await button(page, /^Login$/).click()
  }
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).waitFor()
  await page.evaluate(stock, shoppers[name])
}

/**
 * A scene's URL, with additional settings for the mock. It includes the scene's name, because a browser
 * that navigates to its current URL reloads the page, including its dialog.
 */
export function urlOf({ name, at, mock }, settings = []) {
  return `${at}?mock=${[mock, ...settings, `scene:${name}`].filter(Boolean).join()}`
}
