import { beforeAll, expect, test } from '@jest/globals'
import { matchRequestUrl } from 'msw'
import { API_PREFIX } from '../../src/contract/calls'
import {
  type EndpointName,
  endpointNames,
  endpoints,
  StoredUserSchema,
} from '../../src/contract/endpoints'
import { emptyUserData } from '../../src/mocks/db/userStore'
import { createHandlers } from '../../src/mocks/handlers'
import { MOCK_SECRET } from '../../src/mocks/token'
import { backend } from '../support/backend'
import { type Call, type Caller, createKit, type Method } from './kit'
import { sendTo } from './sendTo'
import { topics } from './topics'

const send = sendTo(API_PREFIX)
const methods = { get: 'GET', post: 'POST', delete: 'DELETE' } satisfies Record<string, Method>

function isCallOf(name: EndpointName, { method, path }: Call): boolean {
  const endpoint = endpoints[name]
  const { matches } = matchRequestUrl(new URL(path, location.href), endpoint.path)
  return matches && method === methods[endpoint.method]
}

const succeeded = new Set<EndpointName>()

beforeAll(async () => {
  let now = Date.now()
  backend.server.use(...createHandlers({ latency: 0, clock: () => new Date(now) }))
  const caller: Caller = {
    send: async (call) => {
      const reply = await send(call)
      for (const name of endpointNames)
        if (isCallOf(name, call) && reply.status === endpoints[name].status) succeeded.add(name)
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

test.each(endpointNames)('%s has a handler', async (name) => {
  const { method, path } = endpoints[name]
  const { text } = await send({ method: methods[method], path })
  expect(text).not.toContain('There is no such call.')
})

test.each(endpointNames)('%s succeeds in a case of the contract', (name) => {
  expect([...succeeded]).toContain(name)
})

test.each(Object.keys(emptyUserData()))('login and signup document the %s of a user', (list) => {
  expect(Object.keys(StoredUserSchema.entries)).toContain(list)
})
