import { expect, test } from '@jest/globals'
import { getResponse } from 'msw'
import { CHECKOUT_SCRIPT_URL } from '../../contract/calls'
import { createHandlers } from './index'

const origin = 'http://localhost:4173'
const handlers = createHandlers({ origin, latency: 0 })

/** The status of the mock's reply; undefined if the request goes to the network. */
async function statusOf(url: string, method = 'GET'): Promise<number | undefined> {
  const response = await getResponse(handlers, new Request(url, { method }))
  return response?.headers.get('x-msw-intention') === 'passthrough' ? undefined : response?.status
}

test.each([
  `${origin}/shop/api/products`,
  `${origin}/apiary`,
  'https://elsewhere.example/api/products',
  'https://elsewhere.example/api/collect',
  'http://localhost:41730/api/products',
])('a call to %s, which is not the shop’s backend, goes to the network', async (url) => {
  expect(await statusOf(url)).toBeUndefined()
  expect(await statusOf(url, 'POST')).toBeUndefined()
})

test.each([`${origin}/api/products`, `${origin}/api/products?x=1`, CHECKOUT_SCRIPT_URL])(
  'a call to %s is answered by the mock',
  async (url) => {
    expect(await statusOf(url)).toBe(200)
  },
)

test.each([`${origin}/api`, `${origin}/api/nothing`])('%s is no call: 404', async (url) => {
  expect(await statusOf(url)).toBe(404)
})

test('OPTIONS names the methods of a path', async () => {
  const request = new Request(`${origin}/api/user/cart/snake-plant`, { method: 'OPTIONS' })
  const response = await getResponse(handlers, request)
  expect(response?.status).toBe(204)
  expect(response?.headers.get('allow')).toBe('POST, DELETE, OPTIONS')
})
