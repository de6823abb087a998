import { expect, jest, test } from '@jest/globals'
import { createRateLimit } from './rateLimit'

test('a rate limit allows a burst, and then one event per interval', () => {
  jest.useFakeTimers()
  const limit = createRateLimit(3, 1000)
  const allowed = (tries: number) => {
    const count = () => {
      const isAllowed = limit.isAllowed()
      if (isAllowed) limit.count()
      return isAllowed
    }
    return Array.from({ length: tries }, count).filter(Boolean).length
  }
  expect(allowed(10)).toBe(3)
  jest.advanceTimersByTime(2500)
  expect(allowed(10)).toBe(2)
  jest.advanceTimersByTime(60_000)
  expect(allowed(10)).toBe(3)
  jest.useRealTimers()
})
