import { BLANK } from '../support/host'
import {
  addToCart,
  badge,
  expect,
  heading,
  link,
  loginAsDemo,
  signInAsDemo,
  test,
} from './fixtures'

/** Deletes everything that scripts have stored, as Safari does after seven days without a visit. */
async function evict() {
  localStorage.clear()
  for (const { name = '' } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => {
        resolve()
      }
      request.onerror = () => {
        reject(new Error(`'${name}' could not be deleted.`))
      }
    })
  for (const name of await caches.keys()) await caches.delete(name)
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
}

test('a shopper whose storage was evicted is signed out cleanly and can start over', async ({
  tab,
}) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
  await tab.goto(BLANK)
  await tab.evaluate(evict)

  await tab.goto('/mycart')
  await heading(tab, 'Login').waitFor()
  await link(tab, 'Login').waitFor()
  await badge(tab, 'Cart', 0).waitFor()
  expect(await tab.evaluate(() => localStorage.getItem('frond.session'))).toBeNull()
  // Creating the database again can be slow: the shop then says so, and the shopper tries again.
  await expect(() => loginAsDemo(tab)).toPass()
  await tab.getByText("There is nothing in your cart. Let's add some items.").waitFor()
  await tab.goto('/productlisting')
  await addToCart(tab, 'Moth Orchid')
  await badge(tab, 'Cart', 1).waitFor()
})
