import { expect, jest, test } from '@jest/globals'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { backend } from '../../tests/support/backend'
import { createMemoryStore } from './db/memoryStore'
import { createHandlers } from './handlers/createHandlers'
import { createRespond, readBody, respondWithError } from './respond'
import { plants } from './seeds/plants'

const call = { request: new Request('http://localhost/api'), params: {} }

test.each([
  ['a success', () => HttpResponse.json({})],
  ['an expected failure', () => respondWithError(418, 'No.')],
])('the work for %s is done immediately; only the reply is delayed', async (_, answer) => {
  jest.useFakeTimers()
  try {
    const steps: string[] = []
    const resolve = createRespond({ latency: 400 })(() => {
      steps.push('worked')
      return answer()
    })
    const reply = resolve(call).then(() => steps.push('replied'))
    await jest.advanceTimersByTimeAsync(399)
    expect(steps).toEqual(['worked'])
    await jest.advanceTimersByTimeAsync(1)
    await reply
    expect(steps).toEqual(['worked', 'replied'])
  } finally {
    jest.useRealTimers()
  }
})

test('an upload that is aborted is bad input, not a failure of the backend', async () => {
  const request = new Request('http://localhost/api', { method: 'POST', body: '{}' })
  jest.spyOn(request, 'text').mockRejectedValue(new Error('aborted'))
  const resolve = createRespond({ latency: 0 })(async (received) =>
    HttpResponse.json(await readBody(received.request, v.object({}))),
  )
  expect((await resolve({ request, params: {} })).status).toBe(400)
})

test('an unexpected failure answers 500 with an error object', async () => {
  const store = createMemoryStore([])
  jest.spyOn(store, 'get').mockRejectedValue(new Error('The disk is missing.'))
  backend.server.use(...createHandlers({ store, latency: 0 }))
  const body = JSON.stringify({ email: 'x', password: 'x' })
  const response = await fetch('/api/auth/login', { method: 'POST', body })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: { message: 'The disk is missing.' } })
})

test('catalogue, secret and clock can be replaced', async () => {
  const clock = () => new Date('2031-05-05T05:05:05Z')
  const options = { plants: plants.slice(0, 2), secret: 'another secret, long enough', clock }
  backend.server.use(...createHandlers({ ...options, store: backend.store, latency: 0 }))
  expect(await (await fetch('/api/products')).json()).toEqual({ products: plants.slice(0, 2) })
  const { token } = await backend.signUp()
  const { status } = await fetch('/api/user/cart', { headers: { authorization: token } })
  expect(status).toBe(401)
})
