import { button, heading, link, test, waitForHydration } from './fixtures'

test.use({ expectedNoise: [/./] })

/** As a browser that needs room does. */
async function evict() {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

test("F57 offline, 'Try again' stays on the page if the browser has evicted the shop", async ({
  tab,
  host,
}) => {
  await tab.goto('/')
  await waitForHydration(tab)
  await tab.waitUntil(() => navigator.serviceWorker.controller !== null, true)
  await tab.evaluate(evict)
  await host.stop()
  await link(tab, 'Login').click()
  const failed = heading(tab, "We couldn't show this page")
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await failed.waitFor()
    await button(tab, 'Try again').click()
  }
  await failed.waitFor()
  await host.start()
  await button(tab, 'Try again').click()
  await heading(tab, 'Login').waitFor()
})
