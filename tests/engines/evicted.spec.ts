import { heading, link, test, waitForHydration } from './fixtures'

test.use({ expectedNoise: [/./] })

/** As a browser that needs room does. */
async function evict() {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** An idle page loads the code of all pages and dialogs ahead. */
const PAGES = ['LoginPage', 'SignupPage', 'ProductListingPage', 'PlantDialog']

const hasLoaded = (names: string[]) => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return names.every((name) => files.some((file) => file.includes(`/assets/${name}-`)))
}

test('offline, pages and dialogs open from a page that stayed, if the browser has evicted the shop', async ({
  tab,
  host,
}) => {
  await tab.goto('/')
  await waitForHydration(tab)
  await tab.waitUntil(() => navigator.serviceWorker.controller !== null, true)
  await tab.waitUntil(hasLoaded, true, PAGES)
  await tab.evaluate(evict)
  await host.stop()
  await link(tab, 'Login').click()
  await heading(tab, 'Login').waitFor()
  await link(tab, 'Sign up').click()
  await heading(tab, 'Sign up').waitFor()
  await link(tab, 'Frond').click()
  await link(tab, 'Shop Now').click()
  await tab.getByText('(Showing 9 products)').waitFor()
  await link(tab, 'View Peace Lily').click()
  await tab.getByRole('dialog', { name: 'Peace Lily' }).getByText('Best spot').waitFor()
})
