import { expect, it } from '@jest/globals'
import { formatRupees } from './money'

const intl = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

it('writes any amount of rupees like the platform’s own formatter', () => {
  const amounts = Array.from({ length: 45 }, (_, at) => Math.round(1.9 ** at))
  for (const amount of [
    0,
    ...amounts,
    ...amounts.map((value) => -value),
    499.4,
    499.5,
    1.5e12,
    NaN,
  ])
    expect(formatRupees(amount)).toBe(intl.format(amount))
})
