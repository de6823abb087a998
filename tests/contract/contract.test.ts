import { beforeEach, describe, expect, test } from '@jest/globals'
import { API_PREFIX } from '@/contract/calls'
import { createHandlers } from '@/mocks/handlers/createHandlers'
import { MOCK_SECRET } from '@/mocks/token'
import { backend } from '../support/backend'
import { documented } from './documented'
import { type Caller, createKit } from './kit'
import { sendTo } from './sendTo'
import { topics } from './topics'

let now: number

beforeEach(() => {
  now = Date.parse('2026-03-01T09:30:00+05:30')
  const clock = () => new Date(now)
  backend.server.use(...createHandlers({ store: backend.store, latency: 0, clock }))
})

const jestCaller: Caller = {
  send: documented(sendTo(API_PREFIX)),
  secret: MOCK_SECRET,
  aSecondLater: () => {
    now += 1000
    return Promise.resolve()
  },
}

describe.each(topics)('$topic', ({ cases }) => {
  test.each(cases)('$name', async ({ run }) => {
    await expect(run(createKit(jestCaller, expect))).resolves.toBeUndefined()
  })
})
