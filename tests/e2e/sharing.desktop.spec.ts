import * as v from 'valibot'
import { EMAIL } from '@/components/contactEmail'
import { plants } from '@/mocks/seeds/plants'
import { htmlFiles, plantPath } from '@/navigation/pages'
import { demoAccount, expect, expectHydrated, test } from './fixtures'

const publicPages = htmlFiles().filter(({ prerendered }) => prerendered && !prerendered.isHidden)
const SITE = 'http://localhost:4173'

const ProductList = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    '@type': v.literal('ItemList'),
    itemListElement: v.array(
      v.object({
        position: v.number(),
        item: v.object({
          '@type': v.literal('Product'),
          name: v.string(),
          image: v.pipe(v.string(), v.url()),
          offers: v.object({
            price: v.number(),
            priceCurrency: v.literal('INR'),
            availability: v.picklist([
              'https://schema.org/InStock',
              'https://schema.org/OutOfStock',
            ]),
          }),
        }),
      }),
    ),
  }),
)

test.describe('as a crawler reads it', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'each public page has a description, and a picture for shared links',
    { tag: '@quick' },
    async ({ page, request }) => {
      const descriptions = new Set()
      for (const { path } of publicPages) {
        await page.goto(path)
        const content = (name: string) =>
          page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
        descriptions.add(await content('description'))
        expect(await content('og:description')).toBe(await content('description'))
        expect(await content('og:title')).toBe(await page.title())
        expect(await content('og:url')).toBe(SITE + path)
        expect(await content('og:image')).toBe(`${SITE}/sharing.jpg`)
        expect(await content('twitter:card')).toBe('summary_large_image')
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', SITE + path)
        await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
      }
      expect(descriptions.size).toBe(publicPages.length)
      const picture = await request.get('/sharing.jpg')
      expect(picture.headers()['content-type']).toBe('image/jpeg')
    },
  )

  test(
    "the listing's markup names each plant with its price in rupees",
    { tag: '@quick' },
    async ({ page }) => {
      await page.goto('/productlisting')
      const data = await page.locator('script[type="application/ld+json"]').textContent()
      const { itemListElement } = v.parse(ProductList, data)
      expect(itemListElement.map(({ item }) => [item.name, item.offers.price])).toEqual(
        plants.map(({ name, discountedPrice }) => [name, discountedPrice]),
      )
      const soldOut = itemListElement.filter(({ item }) =>
        item.offers.availability.endsWith('OutOfStock'),
      )
      expect(soldOut.map(({ item }) => item.name)).toEqual(['Star Jasmine'])
    },
  )

  test("a plant's own page has its name, its picture and its price", async ({ page, request }) => {
    for (const { _id, name, discountedPrice } of plants) {
      await page.goto(plantPath(_id))
      await expect(page).toHaveTitle(`Frond | ${name}`)
      const content = (property: string) =>
        page.locator(`meta[property="${property}"]`).getAttribute('content')
      expect(await content('og:title')).toBe(`Frond | ${name}`)
      expect(await content('og:description')).toContain(`₹${String(discountedPrice)}`)
      expect(await content('og:url')).toBe(SITE + plantPath(_id))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        SITE + plantPath(_id),
      )
      const picture = await request.get(new URL((await content('og:image')) ?? '').pathname)
      expect(picture.headers()['content-type']).toBe('image/jpeg')
    }
  })

  test('without JavaScript, each page says what it needs, and no password is sent', async ({
    page,
  }) => {
    for (const path of ['/', '/mycart', '/login']) {
      await page.goto(path)
      // Playwright's search for text leaves out what is in a `noscript`.
      await expect(page.locator('noscript p')).toContainText('Frond needs JavaScript.')
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.getByRole('link', { name: EMAIL }).first()).toBeVisible()
    }
    await page.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email)
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup')
    expect(sent.filter((url) => url.includes('/login'))).toEqual([])
  })

  test(
    'pages of no use to a search engine ask not to be indexed',
    { tag: '@quick' },
    async ({ page }) => {
      for (const path of ['/logout', '/checkout', '/mycart']) {
        await page.goto(path)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      }
    },
  )
})

test(
  'the sitemap lists the public pages, and robots.txt names it',
  { tag: '@quick' },
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
      [...publicPages.map(({ path }) => path), ...plants.map(({ _id }) => plantPath(_id))].map(
        (path) => SITE + path,
      ),
    )
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  },
)

test(
  'an unknown path is a 404; the shop’s own paths are not, whatever their case',
  { tag: '@quick' },
  async ({ request }) => {
    const statusOf = async (path: string) => (await request.get(path)).status()
    for (const path of ['/', '/productListing', '/MyCart', '/mywishlist/', '/address?x=1'])
      expect(await statusOf(path)).toBe(200)
    for (const path of ['/no/such/page', '/404', '/assets/none.js', '/mycart/more'])
      expect(await statusOf(path)).toBe(404)
    const missing = await (await request.get('/no/such/page')).text()
    expect(missing).toContain('This page is missing')
    expect(missing).toContain('<meta name="robots" content="noindex">')
  },
)

test(
  'the shop can be installed: it has a manifest and icons',
  { tag: '@quick' },
  async ({ page, request }) => {
    await page.goto('/')
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = v.parse(
      v.object({
        name: v.literal('Frond'),
        start_url: v.literal('./'),
        display: v.literal('standalone'),
        icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.string() })),
      }),
      await (await request.get(href ?? '')).json(),
    )
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
    )
    for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).status()).toBe(200)
  },
)

test(
  "after a navigation the canonical URL is the new page's",
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
    await page.goto('/ProductListing/?utm_source=letter&category=cacti')
    await expectHydrated(page)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL('/productlisting', page.url()).href,
    )
  },
)

test("a plant's own page opens the listing with the plant", async ({ page }) => {
  await page.goto(plantPath('peace-lily'))
  await expect(page.getByRole('dialog', { name: 'Peace Lily' })).toBeVisible()
  await expect(page).toHaveURL('/productlisting?plant=peace-lily')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new URL(plantPath('peace-lily'), page.url()).href,
  )
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle('Frond | Showing All Products')
})

test('doubled slashes open the page that is meant', async ({ page, baseURL }) => {
  const response = await page.goto(`${String(baseURL)}//productlisting`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
  await expect(page).toHaveURL('/productlisting')
})
