import { expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { returnHref } from '../../src/navigation/paths'
import { filterProducts } from '../../src/features/catalog/filters/filterProducts'
import { filtersSlice, searchTermChanged } from '../../src/features/catalog/filters/filtersSlice'
import { backend } from '../support/backend'
import { plants } from '../../src/mocks/seeds/plants'
import { seedCart, demoUser } from '../support/demoUser'
import { renderApp } from '../support/renderApp'
import { demoSession } from '../support/sessions'

const slow = { timeout: 20_000 }

/** Posts to the backend without the shop, as a script would. */
async function post(path: string, body: string): Promise<Response> {
  const { authToken } = await demoSession()
  return fetch(`/api${path}`, { method: 'POST', headers: { authorization: authToken }, body })
}

test('__proto__, constructor and hasOwnProperty are ignored as keys and are plain text as values', async () => {
  const keys = '"__proto__":{"polluted":1},"constructor":{"polluted":1}'
  const nasty = `{"product":{"_id":"__proto__","name":"hasOwnProperty",${keys},"pots":[{${keys},"of":"clay"}]}}`
  expect((await post('/user/cart', nasty)).status).toBe(201)
  expect((await post('/user/wishlist', nasty)).status).toBe(201)
  const signup = `{"email":"constructor","password":"p","firstName":"__proto__","lastName":"toString",${keys},"more":[{${keys},"kept":1}]}`
  expect((await post('/auth/signup', signup)).status).toBe(201)
  expect(await backend.store.get('constructor')).toMatchObject({ firstName: '__proto__' })
  expect(await backend.store.get('__proto__')).toBeUndefined()
  expect((await demoUser()).cart).toMatchObject([{ _id: '__proto__', name: 'hasOwnProperty' }])
  const stored = [await backend.store.get('constructor'), await demoUser()]
  expect(JSON.stringify(stored)).not.toContain('polluted')
  expect(stored).toMatchObject([
    { more: [{ kept: 1 }] },
    { cart: [{ pots: [{ of: 'clay' }] }], wishlist: [{ pots: [{ of: 'clay' }] }] },
  ])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Reflect.get(Object, 'polluted')).toBeUndefined()

  jest.spyOn(console, 'warn').mockReturnValue()
  await renderApp({ url: '/mycart', as: 'demo' })
  // Neither price nor picture: nothing that could be sold or shown.
  expect(await screen.findByText(/There is nothing in your cart/, {}, slow)).toBeVisible()
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '/login',
  '/LOGIN/',
])('a login that was sent from %j leads home', (pathname) => {
  expect(returnHref({ from: { pathname, search: '', hash: '' } })).toBe('/')
  expect(returnHref({ from: { pathname: '/', search: pathname.slice(1), hash: '' } })).not.toMatch(
    /^\/[/\\]/,
  )
})

test('a search for .*[ or 100 kB is literal and doesn’t freeze the page', async () => {
  const filters = filtersSlice.getInitialState()
  const odd = plants.map((plant, index) => (index === 0 ? { ...plant, name: 'Fern .*[ 1' } : plant))
  expect(filterProducts(odd, { ...filters, searchTerm: ' .*[ ' })).toHaveLength(1)
  expect(filterProducts(plants, { ...filters, searchTerm: '.*' })).toEqual([])
  expect(filterProducts(plants, { ...filters, searchTerm: 'a'.repeat(100_000) })).toEqual([])

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
    expect(await screen.findByRole('article', { name: 'Snake Plant' }, slow)).toHaveTextContent(
      '₹425',
    )
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
