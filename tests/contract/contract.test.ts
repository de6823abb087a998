import { beforeEach, describe, expect, test } from '@jest/globals'
import { API_PREFIX } from '../../src/contract/calls'
import { createHandlers } from '../../src/mocks/handlers'
import { backend } from '../support/backend'
import { type Caller, createKit } from './kit'
import { topics } from './topics'

let now: number

beforeEach(() => {
  now = Date.parse('2026-03-01T09:30:00+05:30')
  const clock = () => new Date(now)
  backend.server.use(...createHandlers({ store: backend.store, latency: 0, clock }))
})

const jestCaller: Caller = {
  send: async ({ method, path, authorization, body }) => {
    const response = await fetch(API_PREFIX + path, {
      method,
      headers: authorization === undefined ? {} : { authorization },
      ...(body === undefined ? {} : { body }),
    })
    const contentType = response.headers.get('content-type') ?? ''
    return { status: response.status, contentType, text: await response.text() }
  },
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
