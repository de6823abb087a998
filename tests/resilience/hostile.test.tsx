import { expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { searchTermChanged } from '@/features/catalog/filters/filtersSlice'
import { demoUser, seedCart } from '../support/demoUser'
import { renderApp } from '../support/renderApp'
import { demoSession } from '../support/sessions'

const slow = { timeout: 20_000 }

/** Posts to the backend without the shop, as a script would. */
async function post(path: string, body: string): Promise<Response> {
  const { authToken } = await demoSession()
  return fetch(`/api${path}`, { method: 'POST', headers: { authorization: authToken }, body })
}

test('a search for 100 kB of .*[ doesn’t freeze the page', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const { store } = await renderApp({ url: '/productlisting' })
  await screen.findByText('(Showing 9 products)', {}, slow)
  act(() => {
    store.dispatch(searchTermChanged('.*['.repeat(33_000)))
  })
  expect(await screen.findByText('(Showing 0 products)')).toBeVisible()
})

test.each(['1', '-5', '"x"', 'NaN', '"NaN"', 'null', '1e999'])(
  'a product sent with the price %s costs what the catalogue says, never NaN',
  async (price) => {
    jest.spyOn(console, 'warn').mockReturnValue()
    const product = `"actualPrice":${price},"discountedPrice":${price}`
    const known = await post('/user/cart', `{"product":{"_id":"snake-plant",${product}}}`)
    // NaN is no JSON at all.
    expect(known.status).toBe(price === 'NaN' ? 400 : 201)
    if (price === 'NaN') await seedCart({ 'snake-plant': 1 })
    // Only its price is wrong, and it has no picture.
    const odd =
      '"_id":"odd","name":"Odd","image":"","categoryName":"cacti","discount":"0","rating":4,"outOfStock":false'
    await post('/user/cart', `{"product":{${odd},${product}}}`)
    await renderApp({ url: '/mycart', as: 'demo' })
    const cartItem = await screen.findByRole('article', { name: 'Snake Plant' }, slow)
    // The cart may be shown before the catalogue has loaded.
    await waitFor(() => {
      expect(cartItem).toHaveTextContent('₹425')
    })
    expect(screen.getByRole('region', { name: 'Price details' })).toHaveTextContent(
      price === '1' ? 'Total Amount₹526' : 'Total Amount₹475',
    )
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/)
  },
)

test('negative quantities and duplicate lines add up correctly, each with a key of its own', async () => {
  await seedCart({ 'snake-plant': 1 })
  for (const id of ['peace-lily', 'peace-lily'])
    await post('/user/cart', `{"product":{"_id":"${id}"}}`)
  for (let step = 0; step < 3; step += 1)
    await post('/user/cart/snake-plant', '{"action":{"type":"decrement"}}')
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  expect(await screen.findAllByRole('article', { name: 'Peace Lily' }, slow)).toHaveLength(2)
  const box = screen.getByRole('region', { name: 'Price details' })
  // −2 × 425 + 315 + 315 and three deliveries of 50: React would have complained about equal keys.
  expect(box).toHaveTextContent('Total Amount-₹70')
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  const [remove] = screen.getAllByRole('button', { name: 'Remove Peace Lily from cart' })
  if (!remove) throw new Error('There is no line to remove.')
  await user.click(remove)
  await waitFor(async () => {
    expect((await demoUser()).cart).toHaveLength(1)
  })
  expect(screen.queryByRole('article', { name: 'Peace Lily' })).not.toBeInTheDocument()
})
