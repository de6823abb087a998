import { card, link, test, toast, waitForHydration } from './fixtures'

/** The shop's code, without its first script. */
const SHOP = /^\/assets\/shop-/
const ANY_SCRIPT = /^\/assets\/index-.*\.js/

test('a plant added and a search typed before any script has loaded are not lost', async ({
  tab,
  host,
}) => {
  const release = host.hold(ANY_SCRIPT)
  await tab.open('/productlisting')
  await card(tab, 'Peace Lily')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await tab.getByLabel('Search plants').fill('lily')
  release()
  await toast(tab, 'Please login to add product to wishlist').waitFor()
  await tab.getByRole('article').expect({ count: 1 })
})

test.describe('a page that is left while its code loads', () => {
  // Firefox and WebKit report each cancelled font and script to it.
  test.use({
    expectedNoise: [
      /download failed|Worker intercepted|ed module|module script|JSHandle@error|serviceWorker\.js|bad HTTP response code/,
    ],
  })

  test('Back before hydration, after a reload, shows the page that it leads to once the code is there', async ({
    tab,
    host,
  }) => {
    host.forbidCaching()
    await tab.goto('/')
    await waitForHydration(tab)
    await link(tab, 'Shop Now').click()
    await card(tab, 'Peace Lily').waitFor()
    const release = host.hold(SHOP)
    await tab.evaluate(() => {
      setTimeout(() => {
        location.reload()
      })
    })
    await tab.waitUntil(() => 'shown' in document.documentElement.dataset, false)
    await card(tab, 'Peace Lily').waitFor()
    await tab.goBack()
    await tab.waitForPath('/')
    release()
    await link(tab, 'Shop Now').waitFor()
    await link(tab, 'Cacti').click()
    await tab.getByRole('article').expect({ count: 2 })
  })
})
