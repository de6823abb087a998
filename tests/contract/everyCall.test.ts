import { beforeAll, expect, test } from '@jest/globals'
import { matchRequestUrl } from 'msw'
import { StoredUserSchema } from '@/contract/authCalls'
import { API_PREFIX } from '@/contract/calls'
import type { CallName } from '@/contract/callTable'
import { emptyUserData } from '@/mocks/db/userStore'
import { createHandlers } from '@/mocks/handlers/createHandlers'
import { MOCK_SECRET } from '@/mocks/token'
import { backend } from '../support/backend'
import { type Caller, createKit, type SentRequest } from './kit'
import { type SampleCall, sampleCalls } from './samples'
import { sendTo } from './sendTo'
import { topics } from './topics'

const send = sendTo(API_PREFIX)

function isCallOf({ row, method }: SampleCall, call: SentRequest): boolean {
  const { matches } = matchRequestUrl(new URL(call.path, location.href), row.path)
  return matches && call.method === method
}

const succeeded = new Set<CallName>()

beforeAll(async () => {
  let now = Date.now()
  backend.server.use(...createHandlers({ latency: 0, clock: () => new Date(now) }))
  const caller: Caller = {
    send: async (call) => {
      const reply = await send(call)
      for (const sample of sampleCalls)
        if (isCallOf(sample, call) && reply.status === sample.row.status) succeeded.add(sample.name)
      return reply
    },
    secret: MOCK_SECRET,
    aSecondLater: () => {
      now += 1000
      return Promise.resolve()
    },
  }
  // A case that fails is reported by contract.test.ts.
  for (const { run } of topics.flatMap(({ cases }) => cases))
    await run(createKit(caller, expect)).catch(() => undefined)
})

test.each(sampleCalls)('$name has a handler', async ({ name, method, path }) => {
  const { status } = await send({ method, path })
  const missing =
    status === 405
      ? `Add on('${name}', …) to src/mocks/handlers/lists.ts, or another file there.`
      : ''
  expect(missing).toBe('')
})

test.each(sampleCalls)('$name succeeds in a case of the contract', ({ name, row }) => {
  const missing = succeeded.has(name)
    ? ''
    : `Add a case of ${row.status} to tests/contract, or the call to its list in src/contract/lists.ts.`
  expect(missing).toBe('')
})

test.each(Object.keys(emptyUserData()))('login and signup document the %s of a user', (list) => {
  expect(Object.keys(StoredUserSchema.entries)).toContain(list)
})
