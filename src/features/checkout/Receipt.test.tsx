import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { demoAccount } from '../../contract/mock/demoAccount'
import { plants } from '../../mocks/seeds/plants'
import { renderApp } from '../../../tests/support/renderApp'
import { receiptStorage } from './receiptStorage'

test('the receipt adds up: plants and delivery make the total', async () => {
  const lines = plants.slice(0, 2).map(({ discountedPrice, ...plant }) => ({
    ...plant,
    qty: 1,
    total: discountedPrice,
  }))
  const total = lines.reduce((sum, line) => sum + line.total, 100)
  receiptStorage.write({ user: demoAccount.email, lines, total })
  await renderApp({ url: '/checkout', as: 'demo' })
  const order = await screen.findByRole('region', { name: 'Your order' })
  expect(within(order).getByText('Delivery charges')).toBeVisible()
  const amounts = within(order)
    .getAllByText(/^₹/)
    .map(({ textContent }) => Number(textContent.replace(/\D/g, '')))
  expect(amounts.at(-1)).toBe(total)
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total)
})
