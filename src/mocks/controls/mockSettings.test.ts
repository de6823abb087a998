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

test.each(['cartAd:500', 'cartAdd:200', 'cartAdd', 'latency:fast', 'payment:asked', 'colour:red'])(
  "'%s' is a word that means nothing, and the others still count",
  (word) => {
    expect(readMockSettings(`${word},latency:0`)).toEqual({
      latency: 0,
      unknownWords: [word],
    })
  },
)
