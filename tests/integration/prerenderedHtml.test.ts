import { existsSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers'
import { expect, test } from '@jest/globals'
import { plants } from '@/mocks/seeds/plants'
import { htmlFiles, plantPath } from '@/navigation/pages'
import { prerenderPage } from '@/startup/prerender'
import { fillShell } from '../../scripts/htmlPage'
import { pageHead, productData } from '../../scripts/pageHead'

// React's prerendering needs Node.
Object.assign(globalThis, { setImmediate })

const hostile = "Fern $& $' $` $1 $$ </script><!-- <b>bold</b>"

test('replacement patterns and markup in a product at build time are literal text', async () => {
  const products = plants.map((plant, at) => (at === 0 ? { ...plant, name: hostile } : plant))
  const html = fillShell(readFileSync('index.html', 'utf8'), {
    ...(await prerenderPage('/productlisting', products)),
    title: 'Frond | Showing All Products',
    head: pageHead({
      home: 'https://shop.example/',
      path: '/productlisting',
      title: 'Plants "and" more </title>',
      description: hostile,
    }),
    data: productData(products, 'https://shop.example/', plantPath),
    page: '/productlisting',
    chunks: ['/assets/shop.js'],
    products,
  })
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('article h2')?.textContent).toBe(hostile)
  expect(page.querySelectorAll('article')).toHaveLength(products.length)
  expect(JSON.parse(page.getElementById('prerendered')?.textContent ?? '')).toEqual({ products })
  expect(page.querySelectorAll('#root')).toHaveLength(1)
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(hostile)
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent
  expect(JSON.parse(data ?? '')).toMatchObject({
    itemListElement: products.map(({ name }) => ({ item: { name } })),
  })
  expect(page.querySelector('script[src="/src/startup/main.ts"]')).not.toBeNull()
})

test.each(htmlFiles())('$path has its component in $module', ({ module }) => {
  expect(existsSync(module)).toBe(true)
})
