import type { Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

interface SceneQueries {
  getByRole: (role: Role, options?: { name?: string | RegExp }) => SceneLocator
  getByText: (text: string | RegExp) => SceneLocator
  getByLabel: (text: string | RegExp) => SceneLocator
}

interface SceneLocator extends Pick<SceneQueries, 'getByRole'> {
  first: () => SceneLocator
  click: () => Promise<void>
  fill: (text: string) => Promise<void>
  waitFor: (options?: { state?: 'visible' | 'attached' | 'detached' }) => Promise<void>
}

/** The common subset of Playwright's page and the page of `tests/engines`. */
export interface ScenePage extends SceneQueries {
  locator: (selector: string) => SceneLocator
  goto: (path: string) => Promise<unknown>
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
}

export interface Scene {
  name: string
  /** The shopper's name. Default: a visitor. */
  as?: string
  at: string
  /** The mock's settings, as in `?mock=`. */
  mock?: string
  /** Shown while a call is pending. */
  isLoading?: boolean
  /** Covers the window, regardless of the page's height. */
  inViewport?: boolean
  /** Only exists below 600 px. */
  phoneOnly?: boolean
  /** Changes the shopper's data. */
  last?: boolean
  then?: (page: ScenePage) => Promise<unknown>
}

export const button = (page: ScenePage, name: string | RegExp) => page.getByRole('button', { name })

const openFilters = (page: ScenePage) => button(page, 'Filters').click()

/** A toast stays while the pointer is over it. */
const holdToast = async (page: ScenePage) => {
  await page.locator('.notistack-SnackbarContainer [role="status"]').first().waitFor()
  await page.evaluate(() => {
    const toast = document.querySelector<HTMLElement>(
      '.notistack-SnackbarContainer [role="status"]',
    )
    toast?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    toast?.setAttribute('data-held', '')
  })
}

/** Closes the suggestions, which would close when a resized window loses focus. */
const search = async (page: ScenePage, text: string, count: number) => {
  await page.getByLabel('Search plants').fill(text)
  await page.getByText(`(Showing ${String(count)} products)`).waitFor()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

const openSearch = async (page: ScenePage) => {
  await page.getByLabel('Search plants').click()
  await page.getByRole('heading', { name: 'Showing All Products' }).waitFor()
}

const pay = async (page: ScenePage) => {
  await button(page, 'Place Order').click()
  await page.getByRole('dialog', { name: 'Test payment' }).waitFor()
}

const openSpot = async (page: ScenePage) => {
  await button(page, 'My spot').click()
  await page.getByRole('dialog', { name: 'My spot' }).waitFor()
}

const dialog = { inViewport: true }

/** Calls that never respond. */
const held = (...calls: string[]) => ({
  mock: calls.map((call) => `${call}:silence`).join(),
  isLoading: true,
})

/** Calls that fail. */
const broken = (...calls: string[]) => ({ mock: calls.map((call) => `${call}:network`).join() })

/**
 * Every page in every state worth looking at. `as` names the shopper (sceneShoppers.ts), `at` is the
 * URL, `mock` has settings that delay or break calls, and `then` is what the shopper does next.
 */
export const scenes: readonly Scene[] = [
  {
    name: 'home',
    at: '/',
    // They are loaded after the rest of the page.
    then: (page) => page.getByRole('heading', { name: 'Best rated' }).waitFor(),
  },
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
  {
    name: 'listing-sold-out',
    at: '/productlisting',
    ...dialog,
    then: async (page) => {
      await page.getByRole('link', { name: 'View Star Jasmine' }).click()
      await page.getByRole('dialog', { name: 'Star Jasmine' }).waitFor()
    },
  },
  { name: 'listing-spot', at: '/productlisting', ...dialog, then: openSpot },
  {
    name: 'listing-fits',
    at: '/productlisting',
    then: async (page) => {
      await openSpot(page)
      await page.getByRole('radio', { name: /^Bright/ }).click()
      await page.getByRole('checkbox', { name: 'Cats' }).click()
      await button(page, 'Save').click()
      await page.getByText('Loves your spot').first().waitFor()
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
  {
    name: 'login-wanted',
    at: '/productlisting',
    then: async (page) => {
      await button(page, /^Add to cart.*Peace Lily/).click()
      await page.getByRole('link', { name: /^Log in$/ }).click()
      await page.getByRole('heading', { name: 'Login' }).waitFor()
    },
  },
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
  {
    name: 'receipt',
    as: 'one',
    at: '/ordersummary',
    then: async (page) => {
      await pay(page)
      await button(page, /^Pay/).click()
      await button(page, 'Save watering calendar').waitFor()
    },
    last: true,
  },
  {
    name: 'offline',
    as: 'many',
    at: '/mycart',
    then: async (page) => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('offline'))
      })
      await page.getByText(/^You're offline/).waitFor()
    },
  },
]

/**
 * A scene's URL, with additional settings for the mock. It includes the scene's name, because a browser
 * that navigates to its current URL reloads the page, including its dialog.
 */
export function urlOf({ name, at, mock }: Scene, settings: readonly string[] = []): string {
  return `${at}?mock=${[mock, ...settings, `scene:${name}`].filter(Boolean).join()}`
}
