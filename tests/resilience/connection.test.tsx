import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { connectBackend } from '@/api/backend'
import { cartRemoveFails } from '@/mocks/scenarios/scenarios'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { demoUser, seedCart } from '../support/demoUser'
import { renderApp } from '../support/renderApp'

const slow = { timeout: 20_000 }

const connectTo = ({ needsNetwork }: { needsNetwork: boolean }) => {
  connectBackend(() => Promise.resolve({ needsNetwork, scriptUrl: (url) => Promise.resolve(url) }))
}

afterEach(() => {
  jest.restoreAllMocks()
  connectTo({ needsNetwork: true })
})

/** In the browser's order: the property, then the event. */
function connect(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })
}

test('offline, a banner shows, loaded data stays and changes roll back; online, everything is refetched', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  await seedCart({ 'snake-plant': 2 })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('article', { name: 'Snake Plant' }, slow)
  expect(screen.queryByText(/^You're offline/)).not.toBeInTheDocument()

  connect(false)
  await waitFor(() => {
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(regions).toContain("You're offline. You can keep browsing; changes will have to wait.")
  })
  backend.server.use(cartRemoveFails('network', { times: 1 }))
  await user.click(screen.getByRole('button', { name: 'Remove Snake Plant from cart' }))
  expect(await screen.findByText('Cart error', { selector: 'p' })).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Snake Plant' })).toBeVisible()
  expect((await demoUser()).cart).toHaveLength(1)

  await seedCart({ 'snake-plant': 5, 'peace-lily': 1 })
  connect(true)
  expect(screen.queryByText(/^You're offline/)).not.toBeInTheDocument()
  expect(await screen.findByRole('article', { name: 'Peace Lily' })).toBeVisible()
  expect(await screen.findByText('Quantity 5')).toBeInTheDocument()
})

test('offline, the backend in the browser keeps working and the banner says so', async () => {
  connectTo({ needsNetwork: false })
  await seedCart({ 'snake-plant': 2 })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('article', { name: 'Snake Plant' }, slow)

  connect(false)
  await waitFor(() => {
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(regions).toContain("You're offline. Keep shopping: your cart will catch up.")
  })
  await user.click(screen.getByRole('button', { name: 'Remove Snake Plant from cart' }))
  await waitFor(async () => {
    expect((await demoUser()).cart).toEqual([])
  })
  expect(screen.queryByText('Cart error', { selector: 'p' })).not.toBeInTheDocument()
})

test('a call is tried although the browser is offline, and the banner is right after a logout', async () => {
  await seedCart({ 'snake-plant': 2 })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('article', { name: 'Snake Plant' }, slow)
  connect(false)
  await screen.findByText(/^You're offline/)
  await user.click(screen.getByRole('button', { name: 'Remove Snake Plant from cart' }))
  await waitFor(async () => {
    expect((await demoUser()).cart).toEqual([])
  })

  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: /log ?out/i }, slow))
  expect(await screen.findByRole('heading', { name: 'Logged Out' }, slow)).toBeVisible()
  expect(screen.getByText(/^You're offline/)).toBeVisible()
  connect(true)
  expect(screen.queryByText(/^You're offline/)).not.toBeInTheDocument()
})

test('a list with damaged products still sells the others, and logs the damaged ones', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  const [good, ...others] = plants
  const damaged = [
    null,
    'a plant',
    { ...good, _id: 'no-price', discountedPrice: undefined },
    { ...good, _id: 'text', discountedPrice: '425' },
    { ...good, _id: 'below', discountedPrice: -5 },
    { ...good, _id: 'unrated', rating: 0 },
    { ...good, _id: '' },
  ]
  backend.server.use(
    http.get('*/api/products', () => HttpResponse.json({ products: [...damaged, ...others] })),
  )
  const { user } = await renderApp({ url: '/productlisting', as: 'demo' })
  expect(
    await screen.findByText(`(Showing ${String(others.length)} products)`, {}, slow),
  ).toBeVisible()
  const leftOut = warn.mock.calls.filter(([text]) => text === 'A damaged product was left out:')
  expect(leftOut).toHaveLength(damaged.length)
  const add = screen.getByRole('button', { name: /^Add to cart.*Snake Plant/ })
  await user.click(add)
  await waitFor(async () => {
    expect((await demoUser()).cart).toMatchObject([{ _id: 'snake-plant' }])
  })
})
