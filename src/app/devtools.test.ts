// Redux Toolkit looks for the extension when it is loaded.
import '../../tests/support/devTools'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { authApi } from '@/features/auth/authApi'
import { loggedOut, passwordMismatch, sessionRestored } from '@/features/auth/authSlice'
import { cartApi } from '@/features/cart/cartApi'
import { addToCart, increaseQty, removeFromCart } from '@/features/cart/cartThunks'
import { catalogApi } from '@/features/catalog/catalogApi'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { plants } from '@/mocks/seeds/plants'
import { devTools } from '../../tests/support/devTools'
import { openTab } from '../../tests/support/headlessTab'
import { renderApp } from '../../tests/support/renderApp'
import { demoSession } from '../../tests/support/sessions'
import { makeStore } from './store'

const newcomer = {
  email: 'meera@frond.example',
  password: 'Moss-and-Stone-9',
  firstName: 'Meera',
  lastName: 'Iyer',
}
const wrongPassword = 'Not-the-password-5'
const [monstera] = plants
if (!monstera) throw new Error('The catalogue is empty.')

const { login, signup } = authApi.endpoints

beforeEach(() => {
  devTools.names = []
  devTools.log = []
})

test('the Redux DevTools show one instance, named after the shop (H1)', async () => {
  await renderApp()
  await screen.findByRole('link', { name: 'Shop Now' })
  expect(devTools.names).toEqual(['Frond'])
})

// Also with tracked mutations, whose arguments are in the state. The forms don't track theirs, but
// might.
test.each([false, true])(
  'Redux DevTools see no password or token in any action or state (tracked: %s) (H2)',
  async (track) => {
    const store = makeStore()
    const tokens: string[] = []
    const noteToken = () => tokens.push(store.getState().auth.authToken ?? 'none')

    store.dispatch(passwordMismatch())
    await store.dispatch(signup.initiate(newcomer, { track }))
    noteToken()
    store.dispatch(loggedOut())
    await store.dispatch(login.initiate({ ...demoAccount, password: wrongPassword }, { track }))
    await store.dispatch(login.initiate(demoAccount, { track }))
    noteToken()
    await store.dispatch(catalogApi.endpoints.getProducts.initiate(undefined))
    void store.dispatch(cartApi.endpoints.getCart.initiate(demoAccount.email))
    await store.dispatch(addToCart(monstera))
    await store.dispatch(increaseQty(monstera._id))
    await store.dispatch(toggleWishlist(monstera))
    await store.dispatch(removeFromCart(monstera._id))
    store.dispatch(loggedOut())
    store.dispatch(sessionRestored(await demoSession()))
    noteToken()

    const log = devTools.log.map(({ text }) => text).join('\n')
    const secrets = [newcomer.password, wrongPassword, demoAccount.password, ...tokens]
    expect(secrets).toHaveLength(6)
    for (const secret of secrets) expect(log).not.toContain(secret)
    // The beginning of every JWT.
    expect(log).not.toContain('eyJ')
    expect(log).toContain('«redacted»')
    expect(log).toContain(newcomer.email)

    const shown = new Set(devTools.log.map(({ type }) => type))
    for (const name of [
      'auth/passwordMismatch',
      'api/executeMutation/fulfilled (signup)',
      'api/executeMutation/rejected (login)',
      'api/executeMutation/fulfilled (login)',
      'api/executeQuery/fulfilled (getProducts)',
      'api/executeMutation/fulfilled (addToWishlist)',
      'api/executeMutation/fulfilled (changeQty)',
      'api/executeMutation/fulfilled (removeFromCart)',
      'auth/loggedOut',
      'auth/sessionRestored',
    ])
      expect(shown).toContain(name)
    expect([...shown].filter((type) => /execute\w+\/\w+$/.test(type))).toEqual([])
  },
)

test("the Redux DevTools show one 'Add to cart' as five actions", async () => {
  const tab = openTab(await demoSession())
  const isSettled = () =>
    waitFor(() => {
      const { api, pending } = tab.store.getState()
      const statuses = Object.values(api.queries).map((query) => query?.status)
      expect([...statuses, ...pending.Cart]).toEqual(['fulfilled', 'fulfilled'])
    })
  await isSettled()
  devTools.log = []
  await tab.store.dispatch(addToCart(monstera))
  await isSettled()
  // RTK Query also reports the subscriptions, half a second after they have changed.
  const types = devTools.log
    .map(({ type }) => type)
    .filter((type) => !type.startsWith('api/internalSubscriptions/'))
  expect(types).toEqual([
    'pending/Cart/pressed',
    'api/executeMutation/pending (addToCart)',
    'api/executeMutation/fulfilled (addToCart)',
    'api/executeQuery/pending (getCart)',
    'api/executeQuery/fulfilled (getCart)',
  ])
  tab.close()
})
