import { expect, test } from '@jest/globals'
import { internationalPhone } from './internationalPhone'

test.each([
  ['9876543210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['91 98765-43210', '+919876543210'],
  ['+91 (98765) 43210', '+919876543210'],
  ['0044 20 7946 0958', '+442079460958'],
  ['12345', undefined],
  ['ask the neighbour', undefined],
  ['98765432101', undefined],
  ['', undefined],
])('F88 the phone number %j is prefilled as %j', (text, phone) => {
  expect(internationalPhone(text)).toBe(phone)
})
