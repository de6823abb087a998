// Node's own, which the fake clock leaves alone.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { isCallName } from '@/contract/callTable'
import { lists } from '@/contract/lists'
import type { Fault } from '@/mocks/interface/controls'
import { callFails } from '@/mocks/scenarios/callFails'
import { backend } from '../support/backend'
import { collectToasts } from '../support/collectToasts'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser } from '../support/demoUser'
import { pass, stopClock } from '../support/fakeClock'
import { type Press, presses, unpressed } from './presses'

/** ms */
const MINUTE = 60_000

const faults: Fault[] = [500, 'network', 'silence', 401, 404, 422]

isolateDemoTabs()

beforeEach(() => {
  // The log of jobs is in memory then, which the stopped clock doesn't stop.
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

afterEach(() => {
  jest.useRealTimers()
})

/** Lets time pass in steps, with some turns for the backend's replies after each. */
async function passSteps(steps: number, ms: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await pass(ms)
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  }
}

test('every call that changes something has a press in presses.ts', () => {
  expect(unpressed).toEqual([])
})

const isLong = process.env['FROND_LONG'] !== undefined

/**
 * The toast depends on the press, and the effect of a fault on whether it's a job. So jobs are
 * tested with each fault, and other presses with one; the long run tests all combinations.
 */
const cases = presses.flatMap((press) =>
  faults
    .filter((fault) => isLong || press.isJob === true || fault === 500)
    .map((fault) => ({ ...press, fault, calls: press.failing.join(' and ') })),
)

const successes: readonly string[] = Object.values(lists).flatMap(({ toasts }) => [
  'added' in toasts ? toasts.added : '',
  'removed' in toasts ? toasts.removed : '',
])

test.each(cases)(
  '$press, with $calls failing by $fault for an hour, shows one toast at most',
  async ({ fault, isJob, prepare, failing }: Press & { fault: Fault }) => {
    const tab = await openDemoTab({ moveDelay: 0 })
    const run = await prepare(tab)
    let failures = 0
    const onFail = () => {
      failures += 1
    }
    backend.server.use(
      ...failing.filter(isCallName).map((call) => callFails(call, fault, { onFail })),
    )
    const toasts = collectToasts()
    stopClock()
    void run()
    await passSteps(20, 1000)
    await passSteps(20, MINUTE)
    // All tries have been made by now.
    await passSteps(8, 5 * MINUTE)
    const told = toasts()
    expect(failures).toBeGreaterThan(0)
    // Three requests at a time, in nine tries.
    expect(failures).toBeLessThanOrEqual(27)
    expect(told.filter((message) => !successes.includes(message)).length).toBeLessThanOrEqual(1)
    expect(new Set(told).size).toBe(told.length)

    const before = await demoUser()
    backend.server.resetHandlers()
    window.dispatchEvent(new Event('online'))
    await passSteps(20, 1000)
    expect(toasts()).toEqual(told)
    const after = await demoUser()
    expect(isJob ? before : after).toEqual(before)
  },
)
