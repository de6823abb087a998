import { expect, test } from '@jest/globals'
import { getResponse } from 'msw'
import { CHECKOUT_SCRIPT_URL } from '@/contract/calls'
import { createHandlers } from './createHandlers'

const origin = 'http://localhost:4173'
const handlers = createHandlers({ latency: 0 })

async function statusOf(url: string): Promise<number | undefined> {
  return (await getResponse(handlers, new Request(url)))?.status
}

test(`a path that isn't under /api is left to the network`, async () => {
  expect(await statusOf(`${origin}/apiary`)).toBeUndefined()
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
