import { countCachedFiles } from '../support/precache'
import { test, waitForHydration, waitUntilPrecached } from './fixtures'

const leftovers = async () => ({
  title: document.title,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
})

test.use({ expectedNoise: [/./] })

test('nothing of the shop stays at an address that another site has taken', async ({
  tab,
  host,
}) => {
  await tab.goto('/')
  await waitForHydration(tab)
  await waitUntilPrecached(tab)
  host.replaceShop('<title>Recipes</title><link rel="icon" href="data:,"><h1>Recipes</h1>')
  // This visit may still show the shop, which then registers its worker once more.
  await tab.goto('/')
  await tab.waitUntil(countCachedFiles, 0)
  for (const path of ['/productlisting', '/mycart']) await tab.goto(path)
  await tab.waitUntil(leftovers, { title: 'Recipes', workers: 0, caches: [] })
})
