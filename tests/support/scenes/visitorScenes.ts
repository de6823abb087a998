import { broken, dialog, held, type Scene } from './scene'
import { button, holdToast, openFilters, openSearch, search } from './sceneSteps'

/** The scenes of a visitor who isn't logged in. */
export const visitorScenes: readonly Scene[] = [
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
    then: async (page) => {
      await search(page, 'oak', 0)
      await page.getByRole('heading', { name: 'Nothing called "oak"' }).waitFor()
    },
  },
  {
    name: 'listing-other-name',
    at: '/productlisting',
    then: async (page) => {
      await search(page, 'money plant', 0)
      await page.getByRole('link', { name: 'Golden Pothos (money plant)' }).waitFor()
    },
  },
  {
    name: 'listing-filtered-out',
    at: '/productlisting',
    then: async (page) => {
      await page.goto('/productlisting?category=indoor&q=lily')
      await button(page, 'Remove "Indoor": 1 plant').waitFor()
    },
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
]
