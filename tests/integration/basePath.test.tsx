import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { App } from '../../src/app/App'
import { inBrowserRouter } from '../../src/startup/browserRouter'
import { makeStore } from '../../src/app/store'

test('a plant’s picture links to its quick view under a base path and in new tabs', async () => {
  window.history.replaceState(null, '', '/shop/productlisting')
  render(
    <App
      store={makeStore()}
      basePath="/shop/"
      inRouter={(shop) => inBrowserRouter(shop, '/shop/')}
    />,
  )
  expect(await screen.findByRole('link', { name: 'View Peace Lily' })).toHaveAttribute(
    'href',
    '/shop/productlisting?plant=peace-lily',
  )
})
