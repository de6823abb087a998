import { build } from 'esbuild'
import { addToCart, card, expect, expectHydrated, loginAsDemo, test, toast } from './fixtures'

/**
 * Simulates the Redux DevTools extension with its own engine, `@redux-devtools/instrument`: what
 * the extension installs in the page, and what its panel shows and sends.
 */
const extension = `
  import { instrument } from '@redux-devtools/instrument'
  import { compose } from 'redux'
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => {
    const record = (createStore) => (reducer, preloadedState) => {
      const store = instrument(undefined, { maxAge: 1000 })(createStore)(
        reducer,
        preloadedState,
      )
      const lifted = () => store.liftedStore.getState()
      window.devTools = {
        length: () => lifted().computedStates.length,
        jumpTo: (index) => store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index }),
      }
      return store
    }
    return compose(...enhancers, record)
  }`

declare global {
  interface Window {
    devTools: { length: () => number; jumpTo: (index: number) => void }
    /** Calls of the backend that the page has made. */
    calls: string[]
  }
}

test.beforeEach(async ({ page }) => {
  const { outputFiles } = await build({
    stdin: { contents: extension, resolveDir: process.cwd() },
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' })
  await page.addInitScript(() => {
    window.calls = []
    const send = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes('/api/')) window.calls.push(url)
      return send(input, init)
    }
  })
})

test('time travel in Redux DevTools has no side effects', async ({ page }) => {
  await page.goto('/login')
  await loginAsDemo(page)
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Wishlist Snake Plant' }).click()
  await addToCart(page, 'Areca Palm')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Neem House').first()).toBeVisible()
  await page.getByRole('link', { name: 'Frond', exact: true }).click()
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(toast(page, 'Product added to cart')).toBeHidden()
  await expect(card(page, 'Areca Palm').getByRole('link', { name: /^Go to cart/ })).toBeVisible()

  // Back and forth through every state: the screen follows, and nothing else happens.
  const outside = () =>
    page.evaluate(() => ({
      calls: window.calls.length,
      url: location.href,
      stored: JSON.stringify(localStorage),
    }))
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  const before = await outside()
  const length = await page.evaluate(() => window.devTools.length())
  await page.evaluate(() => {
    window.devTools.jumpTo(0)
  })
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.evaluate(async (length) => {
    for (let index = 0; index < length; index += 1) {
      window.devTools.jumpTo(index)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    }
  }, length)
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await outside()).toEqual(before)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
})
