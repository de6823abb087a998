import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { matchRequestUrl } from 'msw'
import { makeStore } from '@/app/store'
import { API_PREFIX } from '@/contract/calls'
import { callNames, calls as rows, isCallName } from '@/contract/callTable'
import { sessionRestored } from '@/features/auth/authSlice'
import type { AppStore } from '@/store/types'
import { collectToasts } from '../support/collectToasts'
import { pass, stopClock } from '../support/fakeClock'
import { demoSession } from '../support/sessions'
import { calls, faults, storeSamples } from './callTable'

/** Everything that has been read, as the screen would show it. */
function shown(store: AppStore) {
  const { api, auth } = store.getState()
  const read = Object.entries(api.queries).map(([key, query]): [string, unknown] => [
    key,
    query?.data,
  ])
  return { ...Object.fromEntries(read), user: auth.authUser?.email }
}

const rowOf = (call: string) => (isCallName(call) ? rows[call] : undefined)
const isQuery = (call: string) => rowOf(call)?.method === 'get'

function isRequestOf(call: string, { method, url }: Request): boolean {
  const row = rowOf(call)
  if (row?.method !== method.toLowerCase()) return false
  return matchRequestUrl(new URL(url), `*${API_PREFIX}${row.path}`).matches
}

const isLong = process.env['FROND_LONG'] !== undefined
const SAMPLE_CALL = calls.findIndex(({ call }) => call === 'cartAdd')
const SAMPLE_FAULT = faults.findIndex(({ fault }) => fault === 'a 500')

/** A shop that has read everything and stays subscribed to it. */
async function openShop(): Promise<AppStore> {
  await storeSamples()
  const store = makeStore()
  store.dispatch(sessionRestored(await demoSession()))
  await Promise.all(calls.filter(({ call }) => isQuery(call)).map(({ run }) => run(store)))
  return store
}

let ownFetch: typeof fetch
let warn: jest.SpiedFunction<typeof console.warn>

beforeEach(() => {
  ownFetch = globalThis.fetch
  warn = jest.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  globalThis.fetch = ownFetch
  jest.useRealTimers()
})

/**
 * How a failure is reported and recovered from depends on the call, not on the fault; how it's parsed
 * depends on the fault, not on the call. So each call is tested with one fault, and each fault with
 * one call; the long run tests all combinations.
 */
const cases = calls.flatMap((call, row) =>
  faults
    .filter((_, column) => isLong || row === SAMPLE_CALL || column === SAMPLE_FAULT)
    .map((fault) => ({ ...call, ...fault })),
)

test('every call whose response the shop reads has a row in callTable.ts', () => {
  const read = callNames.filter((name) => 'clientSchema' in rows[name])
  expect(calls.map(({ call }) => call).toSorted()).toEqual(read.toSorted())
})

test.each(cases)(
  '$call failing with $fault shows the specified message, keeps the data and can be retried',
  async ({ call, toast, run, answer }) => {
    const store = await openShop()
    const before = shown(store)
    const toasts = collectToasts()
    globalThis.fetch = (input, init) => {
      // Not a copy: Node's copies miss an abort once they have been garbage-collected.
      const request = input instanceof Request ? input : new Request(input, init)
      return isRequestOf(call, request) ? answer(request.signal) : ownFetch(input, init)
    }
    // Only the timeout takes time, and its 15 s are skipped.
    stopClock()
    const reply = run(store)
    const progress = { isOver: false }
    void reply.then(() => {
      progress.isOver = true
    })
    for (let spent = 0; !progress.isOver && spent <= 15_000; spent += 500) await pass(500)
    jest.useRealTimers()

    expect((await reply).error).toBeDefined()
    expect(toasts()).toEqual(toast === undefined ? [] : [toast])
    expect(warn.mock.calls.length > 0 || toast !== undefined).toBe(true)
    await waitFor(() => {
      expect(shown(store)).toEqual(before)
    })

    globalThis.fetch = ownFetch
    expect((await run(store)).error).toBeUndefined()
  },
)
