import { test, waitForHydration } from './fixtures'

const leftovers = async () => ({
  title: document.title,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
})

/** Whether the last of the shop's files is precached. */
const isPrecached = () =>
  caches.match('/index.html', { ignoreSearch: true }).then((page) => page !== undefined)

test.use({ expectedNoise: [/./] })

test('nothing of the shop stays at an address that another site has taken', async ({
  tab,
  host,
}) => {
  await tab.goto('/')
  await waitForHydration(tab)
  await tab.waitUntil(isPrecached, true)
  host.replaceShop('<title>Recipes</title><link rel="icon" href="data:,"><h1>Recipes</h1>')
  // This visit may still show the shop, which then registers its worker once more.
  await tab.goto('/')
  await tab.waitUntil(isPrecached, false)
  for (const path of ['/productlisting', '/mycart']) await tab.goto(path)
  await tab.waitUntil(leftovers, { title: 'Recipes', workers: 0, caches: [] })
})
