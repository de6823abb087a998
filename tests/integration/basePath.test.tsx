import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { App } from '@/app/App'
import { makeStore } from '@/app/store'

function openShop(url: string): void {
  window.history.replaceState(null, '', url)
  render(<App store={makeStore()} basePath="/shop/" />)
}

test.each([
  ['/shop/mycart?from=mail', '/shop/signup?from=%2Fmycart%3Ffrom%3Dmail'],
  ['/blog/post', '/shop/signup'],
])('under a base path, a login opened from %s returns within the shop', async (from, href) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(window.location.origin + from)
  openShop('/shop/login')
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', href)
})

test('a plant’s picture links to its quick view under a base path and in new tabs', async () => {
  openShop('/shop/productlisting')
  expect(await screen.findByRole('link', { name: 'View Peace Lily' })).toHaveAttribute(
    'href',
    '/shop/productlisting?plant=peace-lily',
  )
})
