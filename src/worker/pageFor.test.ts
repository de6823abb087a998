import { expect, test } from '@jest/globals'
import { pageFor } from './pageFor'

const files = new Set(['/index.html', '/productlisting.html', '/mycart.html', '/favicon.svg'])
const pageOf = (path: string) => pageFor(path, (file) => files.has(file))

test.each([
  ['/', '/index.html'],
  ['/productlisting', '/productlisting.html'],
  ['/PRODUCTLISTING/', '/productlisting.html'],
  ['/mycart', '/mycart.html'],
  ['//mycart', '/mycart.html'],
  ['/plant/snake-plant', '/productlisting.html'],
  ['/no/such/page', '/404.html'],
])('%s opens from %s', (path, file) => {
  expect(pageOf(path)).toBe(file)
})

test('under a base path the pages are found there', () => {
  const precached = new Set(['/shop/index.html', '/shop/login.html'])
  const pageUnderPath = (path: string) => pageFor(path, (file) => precached.has(file), '/shop/')
  expect(pageUnderPath('/shop/')).toBe('/shop/index.html')
  expect(pageUnderPath('/shop/Login')).toBe('/shop/login.html')
  expect(pageUnderPath('/shop/no/such/page')).toBe('/shop/404.html')
  expect(pageUnderPath('/shop/api/products')).toBeUndefined()
})

test('a file is served as it is', () => {
  expect(pageOf('/favicon.svg')).toBe('/favicon.svg')
})

test.each(['/robots.txt', '/sitemap.xml', '/api', '/api/products'])(
  '%s is left to the host',
  (path) => {
    expect(pageOf(path)).toBeUndefined()
  },
)
