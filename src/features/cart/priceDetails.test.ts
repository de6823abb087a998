import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CartItem } from '@/contract/entities'
import { priceDetails } from './priceDetails'

const addedAt = '2026-03-01T08:00:00+05:30'

function line(qty: number, actualPrice: number, discountedPrice: number): CartItem {
  const fern = { _id: 'fern', name: 'Fern', image: '', categoryName: 'indoor', discount: '0' }
  const stamps = { createdAt: addedAt, updatedAt: addedAt }
  return { ...fern, ...stamps, rating: 4, outOfStock: false, qty, actualPrice, discountedPrice }
}

describe('the price details', () => {
  test('of an empty cart are all zero', () => {
    const nothing = { lines: 0, items: 0, price: 0, discount: 0, delivery: 0, total: 0 }
    expect(priceDetails([])).toEqual(nothing)
  })

  test('add up for any cart, row by row and together', () => {
    const price = fc.nat({ max: 1_000_000 })
    const anyLine = fc.tuple(fc.integer({ min: -50, max: 500 }), price, price)
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        const cart = lines.map(([qty, actual, discounted]) => line(qty, actual, discounted))
        let actualTotal = 0
        let discountedTotal = 0
        for (const [qty, actual, discounted] of lines) {
          actualTotal += qty * actual
          discountedTotal += qty * discounted
        }
        const details = priceDetails(cart)
        expect(details).toEqual({
          lines: lines.length,
          items: lines.reduce((items, [qty]) => items + qty, 0),
          price: actualTotal,
          discount: actualTotal - discountedTotal,
          delivery: 50 * lines.length,
          total: discountedTotal + 50 * lines.length,
        })
        expect(details.price - details.discount + details.delivery).toBe(details.total)
        expect(priceDetails(cart.toReversed())).toEqual(details)
      }),
    )
  })
})
