import { expect, test } from '@jest/globals'
import { getResponse } from 'msw'
import { createHandlers } from './createHandlers'

test('OPTIONS names the methods of a path', async () => {
  const url = 'http://localhost:4173/api/user/cart/snake-plant'
  const request = new Request(url, { method: 'OPTIONS' })
  const response = await getResponse(createHandlers({ latency: 0 }), request)
  expect(response?.status).toBe(204)
  expect(response?.headers.get('allow')).toBe('POST, DELETE, OPTIONS')
})
