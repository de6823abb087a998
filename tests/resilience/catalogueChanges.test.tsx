import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Product } from '@/contract/entities'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { demoUser, seedCart, seedWishlist } from '../support/demoUser'
import { nextWidget } from '../support/paymentProvider'
import { renderApp } from '../support/renderApp'
import { isFree, openSummary, slow } from './summary'

/** The catalogue changes after the plants were put into a list; `undefined` takes a plant out. */
function changeCatalogue(changes: Record<string, Partial<Product> | undefined>) {
  const products = plants.flatMap((plant) =>
    plant._id in changes && !changes[plant._id] ? [] : [{ ...plant, ...changes[plant._id] }],
  )
  backend.server.use(http.get('*/api/products', () => HttpResponse.json({ products })))
}

const dearer = {
  name: 'Snake Plant XL',
  actualPrice: 999,
  discountedPrice: 900,
  discount: '10% OFF',
}
const priceDetails = () => screen.findByRole('region', { name: 'Price details' })

test('cart and wishlist show the catalogue’s name and price, and mark plants that it lacks', async () => {
  await seedCart({ 'snake-plant': 2, 'peace-lily': 1 })
  await seedWishlist('snake-plant', 'peace-lily')
  changeCatalogue({ 'snake-plant': dearer, 'peace-lily': undefined })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  const line = await screen.findByRole('article', { name: 'Snake Plant XL' }, slow)
  expect(within(line).getByText('₹900')).toBeVisible()
  expect(within(line).getByText('₹1,800')).toBeVisible()
  const discontinued = screen.getByRole('article', { name: 'Peace Lily' })
  expect(within(discontinued).getByText('No longer in our catalogue')).toBeVisible()
  expect(within(discontinued).queryByRole('link')).not.toBeInTheDocument()
  const lily = plants.find(({ _id }) => _id === 'peace-lily')
  const total = `Total Amount₹${(1900 + (lily?.discountedPrice ?? 0)).toLocaleString('en-IN')}`
  const box = await priceDetails()
  await waitFor(() => {
    expect(box).toHaveTextContent(total)
  })

  await user.click(screen.getByRole('link', { name: /^Wishlist/ }))
  await screen.findByRole('heading', { level: 1, name: 'My Wishlist' }, slow)
  const card = await screen.findByRole('article', { name: 'Snake Plant XL' })
  expect(within(card).getByText('₹900')).toBeVisible()
  const old = screen.getByRole('article', { name: 'Peace Lily' })
  expect(within(old).getByText('No longer in our catalogue')).toBeVisible()
  expect(within(old).queryByRole('link', { name: /^(View )?Peace Lily$/ })).not.toBeInTheDocument()
})

test('summary and payment use the catalogue’s price, even if it changes on the open page', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  changeCatalogue({ 'snake-plant': dearer })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  expect(options.amount).toBe(95_000)
  expect(await priceDetails()).toHaveTextContent('Total Amount₹950')
  expect(screen.getByRole('list', { name: 'Your plants' })).toHaveTextContent('Snake Plant XL')
  act(options.modal.ondismiss)
  await isFree(placeOrder)
})

test('the order summary says which plant the catalogue no longer has', async () => {
  changeCatalogue({ 'peace-lily': undefined })
  await openSummary({ 'snake-plant': 1, 'peace-lily': 1 })
  const lines = within(screen.getByRole('list', { name: 'Your plants' })).getAllByRole('listitem')
  await waitFor(() => {
    expect(lines[1]).toHaveTextContent('Peace Lily × 1No longer in our catalogue')
  }, slow)
  expect(lines[0]).not.toHaveTextContent('No longer')
})

const note = 'Sold out, so not part of your order: Peace Lily.'

test('a sold-out plant is marked, isn’t counted or paid for, and stays in the cart', async () => {
  changeCatalogue({ 'peace-lily': { outOfStock: true } })
  await seedCart({ 'snake-plant': 1, 'peace-lily': 1 })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  const line = await screen.findByRole('article', { name: 'Peace Lily' }, slow)
  await waitFor(() => {
    expect(within(line).getByText('Sold out, so not part of your order')).toBeVisible()
  })
  expect(await priceDetails()).toHaveTextContent('₹50 a plant, any quantity.₹50')
  await user.click(screen.getByRole('button', { name: 'Place Order' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order Summary' }, slow),
  ).toBeVisible()
  expect(screen.getByText(note, { selector: '[role=status] *' })).toBeInTheDocument()
  const placeOrder = await screen.findByRole('button', { name: 'Place Order' }, slow)
  expect(within(await priceDetails()).getByText(note)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Your plants' })).not.toHaveTextContent('Peace Lily')
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  expect(options).toMatchObject({ amount: 47_500, description: '1 item' })
  act(options.handler)
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  await waitFor(async () => {
    expect((await demoUser()).cart.map(({ _id }) => _id)).toEqual(['peace-lily'])
  })
})

test('a plant that sells out while the summary is open isn’t paid for', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1, 'peace-lily': 1 })
  changeCatalogue({ 'peace-lily': { outOfStock: true } })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  expect(options.amount).toBe(47_500)
  expect(within(await priceDetails()).getByText(note)).toBeVisible()
  act(options.modal.ondismiss)
  await isFree(placeOrder)
})

test('the cart says that all of it is sold out', async () => {
  changeCatalogue({ 'peace-lily': { outOfStock: true } })
  await seedCart({ 'peace-lily': 2 })
  await renderApp({ url: '/mycart', as: 'demo' })
  // The cart may be shown before the catalogue has loaded.
  expect(await screen.findByText(note, undefined, slow)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled()
})

test('a summary of sold-out plants lists none, and can’t be paid for', async () => {
  changeCatalogue({ 'peace-lily': { outOfStock: true } })
  const { placeOrder } = await openSummary({ 'peace-lily': 2 })
  await waitFor(() => {
    expect(screen.queryByText('Your plants')).not.toBeInTheDocument()
  })
  expect(placeOrder).toBeDisabled()
  expect(within(await priceDetails()).getByText(note)).toBeVisible()
})

test('a cart changed on another device is up to date once the tab is visible', async () => {
  await seedCart({ 'snake-plant': 1 })
  await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('article', { name: 'Snake Plant' }, slow)
  await seedCart({ 'snake-plant': 3, 'peace-lily': 1 })
  // Repeated, because a read that is in flight isn't started again.
  await waitFor(() => {
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    expect(screen.getByRole('article', { name: 'Peace Lily' })).toBeVisible()
  }, slow)
})

test('Place Order asks for what another device has left in the cart', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  await seedCart({ 'snake-plant': 2 })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  expect(options).toMatchObject({ amount: 90_000, description: '2 items' })
  act(options.modal.ondismiss)
  await isFree(placeOrder)
})
