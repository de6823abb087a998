import { expect, test } from '@jest/globals'
import { readMockSettings } from './mockSettings'

test('a link sets what it names', () => {
  const link =
    'cartAdd:500x2,cart:silence, latency:2000,catalogue:1000,payment:declined,session:ended'
  expect(readMockSettings(link)).toEqual({
    faults: [
      { call: 'cartAdd', fault: 500, times: 2 },
      { call: 'cart', fault: 'silence', times: Infinity },
    ],
    latency: 2000,
    catalogue: 1000,
    payment: 'declined',
    isSessionOver: true,
  })
})

test('of two settings of the same thing, the last counts', () => {
  expect(
    readMockSettings('cartAdd:500,cartAdd:503,latency:1,latency:2,colour:red,colour:red'),
  ).toEqual({
    faults: [{ call: 'cartAdd', fault: 503, times: Infinity }],
    latency: 2,
    unknownSettings: ['colour:red'],
  })
})

test.each(['cartAd:500', 'cartAdd:200', 'cartAdd', 'latency:fast', 'payment:asked', 'colour:red'])(
  "'%s' is an unknown setting, and the others still count",
  (word) => {
    expect(readMockSettings(`${word},latency:0`)).toEqual({
      latency: 0,
      unknownSettings: [word],
    })
  },
)
