import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { demoAccount } from '../../mocks/interface/demoAccount'
import { plants } from '../../mocks/seeds/plants'
import { renderApp } from '../../../tests/support/renderApp'
import { receiptStorage } from './receiptStorage'

const lines = plants
  .slice(0, 2)
  .map(({ discountedPrice, ...plant }) => ({ ...plant, qty: 1, total: discountedPrice }))
const total = lines.reduce((sum, line) => sum + line.total, 100)
const address = {
  name: 'Asha Rao',
  address: '27, Neem House',
  locality: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
}

beforeEach(() => {
  receiptStorage.write({ user: demoAccount.email, lines, total, address })
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
  expect(within(order).getByText(/^Delivering to Asha Rao, 27, Neem House/)).toBeVisible()
})

test('the receipt of an order without an address says where to send it', async () => {
  receiptStorage.write({ user: demoAccount.email, lines, total })
  await openReceipt()
  const order = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(order.getByText(/^We don't have your address yet\./)).toBeVisible()
  expect(order.getByRole('link')).toHaveAttribute('href', 'mailto:hello@frond.example')
})

test('the receipt prints, with a care card for each plant', async () => {
  const print = jest.fn<() => void>()
  window.print = print
  const { user } = await openReceipt()
  await user.click(await screen.findByRole('button', { name: 'Print with care cards' }))
  expect(print).toHaveBeenCalledTimes(1)
  // On screen they're hidden.
  const card = screen.getByRole('article', { name: 'Care card for Bunny Ear Cactus', hidden: true })
  expect(card).toHaveTextContent('Full sun, six hours a day or more')
})

test('the receipt saves a calendar that says when to water its plants', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = await openReceipt()
  await user.click(await screen.findByRole('button', { name: 'Save watering calendar' }))
  const calendar = ICAL.Component.fromString((await files[0]?.text()) ?? '')
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events.map(({ summary }) => summary)).toEqual([
    'Water Monstera Deliciosa',
    'Water Bunny Ear Cactus',
  ])
})

test('without a receipt the page only thanks', async () => {
  receiptStorage.clear()
  await openReceipt()
  expect(await screen.findByText('Thank you for shopping with Frond.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Print/ })).not.toBeInTheDocument()
})
