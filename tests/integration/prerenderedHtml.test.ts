import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers'
import { fillShell } from '../../scripts/htmlPage'
import { plants } from '../../src/mocks/seeds/plants'
import { prerenderPage } from '../../src/prerender'

// React's prerendering is made for Node.
Object.assign(globalThis, { setImmediate })

const hostile = "Fern $& $' $` $1 $$ </script><!-- <b>bold</b>"

test('F52 replacement patterns and markup in a product at build time are literal text', async () => {
  const products = plants.map((plant, at) => (at === 0 ? { ...plant, name: hostile } : plant))
  const html = fillShell(readFileSync('index.html', 'utf8'), {
    ...(await prerenderPage('/productlisting', products)),
    title: 'Frond | Showing All Products',
    page: '/productlisting',
    chunks: ['/assets/shop.js'],
    products,
  })
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('article h2')?.textContent).toBe(hostile)
  expect(page.querySelectorAll('article')).toHaveLength(products.length)
  expect(JSON.parse(page.getElementById('prerendered')?.textContent ?? '')).toEqual({ products })
  expect(page.querySelectorAll('#root')).toHaveLength(1)
  expect(page.querySelector('script[src="/src/main.ts"]')).not.toBeNull()
})
