import { heading, signInAsDemo, test, waitForHydration, expect } from './fixtures'

const pages = [
  ['/', 'Let something grow on you.'],
  ['/productlisting', 'Showing All Products'],
  ['/login', 'Login'],
  ['/signup', 'Sign up'],
  ['/logout', 'Logged Out'],
  ['/checkout', 'Order placed successfully!!'],
  ['/ordersummary', 'Order Summary'],
] as const

const shoppersPages = [
  ['/mycart', 'My Cart'],
  ['/mywishlist', 'My Wishlist'],
  ['/profile', 'Profile'],
  ['/address', 'Saved Addresses'],
  ['/ordersummary', 'Order Summary'],
] as const

test('a visitor’s pages violate no policy and log nothing', async ({ tab }) => {
  for (const [path, name] of pages) {
    await tab.goto(path)
    await heading(tab, name).waitFor()
    await waitForHydration(tab)
  }
})

test('a shopper’s pages violate no policy and log nothing', async ({ tab }) => {
  await signInAsDemo(tab)
  for (const [path, name] of shoppersPages) {
    await tab.goto(path)
    await heading(tab, name).waitFor()
    await waitForHydration(tab)
  }
})

test('a page that logs, throws or violates its policy fails its test', async ({
  tab,
  engineBrowser,
}) => {
  await tab.goto('/')
  await waitForHydration(tab)
  expect(await engineBrowser.takeNoise()).toEqual([])
  await tab.evaluate(() => {
    console.error('logged on purpose')
    setTimeout(() => {
      throw new Error('thrown on purpose')
    })
    const image = new Image()
    image.src = 'https://elsewhere.example/refused-on-purpose.png'
  })
  const noise: string[] = []
  for (const text of ['logged on purpose', 'thrown on purpose', 'refused-on-purpose'])
    await expect
      .poll(async () => {
        noise.push(...(await engineBrowser.takeNoise()))
        return noise.join('\n')
      })
      .toContain(text)
})
