import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setupServer } from 'msw/node'
import { createHandlers } from '../../../packages/frond-mocks/index'
import { backend } from '../../../tests/support/backend'
import { createTestBackend } from './createTestBackend'

/** A host that nothing is served at, so that a call fails at once. */
const ORIGIN = 'http://127.0.0.1:1'
const others = ['/', '/apiary', '/maps/api/geocode', '/shop/api/products']

beforeAll(backend.close)
afterAll(backend.close)

test.each([
  ['createTestBackend', () => createTestBackend().server],
  ['setupServer', () => setupServer(...createHandlers())],
])('%s reports every request that isn’t the backend’s, and no other', async (_, create) => {
  const server = create()
  const reported: string[] = []
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      reported.push(`${method} ${new URL(url).pathname}`)
    },
  })
  try {
    for (const method of ['GET', 'OPTIONS'])
      for (const path of ['/api/products', '/api/nothing', '/api/products/%E0'])
        await fetch(ORIGIN + path, { method })
    expect(reported).toEqual([])
    for (const method of ['GET', 'OPTIONS'])
      for (const path of others)
        await expect(fetch(ORIGIN + path, { method })).rejects.toThrow('fetch failed')
    expect(reported).toEqual([
      ...others.map((path) => `GET ${path}`),
      ...others.map((path) => `OPTIONS ${path}`),
    ])
  } finally {
    server.close()
  }
})
