// Node's own, which the fake clock leaves alone.
import { setTimeout as realTimeout } from 'node:timers'
import { jest } from '@jest/globals'

/** Stops timers only; dates and other asynchronous work continue. */
export function stopClock(): void {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'Date', 'performance'],
  })
}

/** Lets time pass on a stopped clock. */
export const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms)

/** Waits on a stopped clock until something holds. Only what is due already runs meanwhile. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await holds()); looks += 1) {
    if (looks === 2000) throw new Error(`It never came to hold: ${holds.toString()}`)
    await new Promise((resolve) => {
      realTimeout(resolve, 2)
    })
    await pass(0)
  }
}
