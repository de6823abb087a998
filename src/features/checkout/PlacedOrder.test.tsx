import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { plants } from '@/mocks/seeds/plants'
import { renderApp } from '../../../tests/support/renderApp'
import { receiptStorage } from './receiptStorage'

const lines = plants
  .filter(({ _id }) => ['monstera-deliciosa', 'bunny-ear-cactus'].includes(_id))
  .map(({ discountedPrice, ...plant }) => ({ ...plant, qty: 1, total: discountedPrice }))
const total = lines.reduce((sum, line) => sum + line.total, 100)
const date = '2026-03-01T09:30:00.000Z'
const address = {
  name: 'Asha Rao',
  address: '27, Neem House',
  locality: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
}

beforeEach(() => {
  receiptStorage.write({ user: demoAccount.email, date, lines, total, address })
})

const openReceipt = () => renderApp({ url: '/checkout', as: 'demo' })

test('the receipt adds up: plants and delivery make the total', async () => {
  await openReceipt()
  const order = await screen.findByRole('region', { name: 'Your order' })
  expect(within(order).getByText('Delivery charges')).toBeVisible()
  const amounts = within(order)
    .getAllByText(/^₹/)
    .map(({ textContent }) => Number(textContent.replace(/\D/g, '')))
  expect(amounts.at(-1)).toBe(total)
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total)
  expect(order).toHaveTextContent('Delivering to Asha Rao, 27, Neem House')
})

test('the receipt of an order without an address says where to send it', async () => {
  receiptStorage.write({ user: demoAccount.email, date, lines, total })
  await openReceipt()
  const order = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(order.getByText(/^We don't have your address yet\./)).toBeVisible()
  expect(order.getByRole('link')).toHaveAttribute('href', 'mailto:hello@frond.example')
})

test('the receipt says when it was paid and how to care for each plant, and prints', async () => {
  const print = jest.fn<() => void>()
  window.print = print
  const { user } = await openReceipt()
  const order = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(order.getByText('1 March 2026')).toBeVisible()
  const card = await order.findByRole('article', { name: 'Care card for Bunny Ear Cactus' })
  expect(card).toBeVisible()
  expect(card).toHaveTextContent('Full sun, six hours a day or more')
  expect(order.getAllByRole('article')).toHaveLength(lines.length)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('after paying, the shopper can keep shopping or go home', async () => {
  await openReceipt()
  const keepShopping = await screen.findByRole('link', { name: 'Keep shopping' })
  expect(keepShopping).toHaveAttribute('href', '/productListing')
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('without a receipt the page says where the order is', async () => {
  receiptStorage.clear()
  await openReceipt()
  expect(await screen.findByText(/Your order is in the tab where you paid for it\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Print/ })).not.toBeInTheDocument()
})
