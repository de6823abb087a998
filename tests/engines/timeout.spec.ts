import { badge, signInAsDemo, test } from './fixtures'

/** Keeps a transaction open, so that no other one can begin. */
async function occupyDatabase() {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('frond-backend:/')
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(new Error('The database could not be opened.'))
    }
  })
  const users = database.transaction('users', 'readwrite').objectStore('users')
  const readAgain = () => {
    users.count().onsuccess = readAgain
  }
  readAgain()
}

// Chromium also logs the replies that stand for a failed network.
test.use({ expectedNoise: [/status of 503|^(Cart|Wishlist) could not be read\./] })

test('a cart that the database never delivers is given up', async ({ tab, openTab }) => {
  await signInAsDemo(tab)
  const other = await openTab()
  await other.goto('/profile')
  await badge(other, 'Cart', 0).waitFor()
  await other.evaluate(occupyDatabase)
  await tab.goto('/mycart')
  await tab.getByText("We couldn't load your cart.").waitFor()
})
