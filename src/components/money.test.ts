import { expect, it } from '@jest/globals'
import { formatRupees } from './money'

const intl = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

it.each([
  [0, '₹0'],
  [949, '₹949'],
  [1000, '₹1,000'],
  [120_000, '₹1,20,000'],
  [-315, '-₹315'],
])('writes %d rupees as %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

it('formats any amount like the platform’s own formatter', () => {
  const amounts = Array.from({ length: 45 }, (_, at) => Math.round(1.9 ** at))
  for (const amount of [...amounts, ...amounts.map((value) => -value), 499.4, 499.5, 1.5e12, NaN])
    expect(formatRupees(amount)).toBe(intl.format(amount))
})
