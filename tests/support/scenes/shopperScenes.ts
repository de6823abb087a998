import { broken, dialog, held, type Scene } from './scene'
import { button, buy, holdToast, pay } from './sceneSteps'

/** The scenes of the logged-in shoppers (sceneShoppers.ts). */
export const shopperScenes: readonly Scene[] = [
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
  {
    name: 'ordersummary-no-address',
    as: 'new',
    at: '/ordersummary',
    then: (page) => page.getByText('No saved addresses yet.').waitFor(),
  },
  { name: 'ordersummary-long', as: 'long', at: '/ordersummary' },
  {
    name: 'ordersummary-loading',
    as: 'many',
    at: '/ordersummary',
    ...held('cart', 'wishlist', 'addresses'),
  },
  { name: 'payment', as: 'many', at: '/ordersummary', ...dialog, then: pay },
  {
    name: 'payment-cancelled',
    as: 'many',
    at: '/ordersummary',
    then: async (page) => {
      await pay(page)
      await button(page, 'Cancel').click()
      await page.getByText(/^You cancelled the payment/).waitFor()
    },
  },
  {
    name: 'cart-removed',
    as: 'long',
    at: '/mycart',
    then: async (page) => {
      await button(page, /^Remove Monstera/).click()
      await button(page, /^Undo/).waitFor()
    },
    last: true,
  },
  { name: 'receipt', as: 'one', at: '/ordersummary', then: buy, last: true },
  { name: 'receipt-no-address', as: 'new', at: '/ordersummary', then: buy, last: true },
  {
    name: 'offline',
    as: 'many',
    at: '/mycart',
    then: async (page) => {
      // Only until the next scene is opened, which may need the network.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false })
        window.dispatchEvent(new Event('offline'))
      })
      await page.getByText(/^You're offline/).waitFor()
    },
  },
]
