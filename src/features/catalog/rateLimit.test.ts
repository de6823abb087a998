import { expect, jest, test } from '@jest/globals'
import { createRateLimit } from './rateLimit'

test('a rate limit allows a burst, and then one event per interval', () => {
  jest.useFakeTimers()
  const isAllowed = createRateLimit(3, 1000)
  const allowed = (tries: number) => Array.from({ length: tries }, isAllowed).filter(Boolean).length
  expect(allowed(10)).toBe(3)
  jest.advanceTimersByTime(2500)
  expect(allowed(10)).toBe(2)
  jest.advanceTimersByTime(60_000)
  expect(allowed(10)).toBe(3)
  jest.useRealTimers()
})
