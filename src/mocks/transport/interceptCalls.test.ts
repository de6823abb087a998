import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { HttpResponse, type RequestHandler } from 'msw'
import { getResponse } from 'msw'

const handlers: RequestHandler[] = []
jest.mock('msw/browser', () => ({
  setupWorker: (...given: RequestHandler[]) => {
    handlers.push(...given)
    return { start: () => Promise.resolve() }
  },
}))
import { interceptCalls } from './interceptCalls'

const own = globalThis.fetch
let network: jest.Mock<typeof fetch>
let answer: jest.Mock<(request: Request) => Promise<Response>>

/** The page's calls, with a worker that passes them on, or without one. */
async function intercept(worker: object | undefined): Promise<void> {
  handlers.length = 0
  if (worker)
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  await interceptCalls(answer, '/worker.js')
}
const passOn: typeof fetch = async (input) =>
  (await getResponse(handlers, new Request(input))) ?? new Response('host')
const controlled = { controller: {}, getRegistration: () => Promise.resolve({}) }
const textOf = async (reply: Promise<Response>) => (await reply).text()
const add = () => fetch('/api/user/cart', { method: 'POST', body: '{"a":1}' })

beforeEach(() => {
  network = jest.fn(() => Promise.resolve(new Response('host')))
  globalThis.fetch = network
  answer = jest.fn(async (request) => new Response(`answer ${await request.text()}`))
})

afterEach(() => {
  globalThis.fetch = own
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test.each([
  ['has no workers', undefined],
  ['was loaded past them', { controller: null, getRegistration: () => Promise.resolve({}) }],
])('a page that %s answers its calls itself', async (_, worker) => {
  await intercept(worker)
  expect(await textOf(add())).toBe('answer {"a":1}')
  expect(network).not.toHaveBeenCalled()
})

test.each(['/apiary', '/shop/api/products', 'https://elsewhere.example/api/products', 'http://'])(
  '%s goes to the network unchanged',
  async (url) => {
    await intercept(controlled)
    const init = { method: 'HEAD' }
    await fetch(url, init)
    expect(network).toHaveBeenCalledWith(url, init)
  },
)

describe('with a worker, a call', () => {
  beforeEach(() => intercept(controlled))

  test('is answered through it, once', async () => {
    network.mockImplementation(passOn)
    expect(await textOf(add())).toBe('answer {"a":1}')
    expect(answer).toHaveBeenCalledTimes(1)
  })

  test('that reached the host is answered in the page, and so are later ones', async () => {
    expect(await textOf(add())).toBe('answer {"a":1}')
    expect(await textOf(add())).toBe('answer {"a":1}')
    expect(network).toHaveBeenCalledTimes(1)
  })

  test('whose answer is a network error fails, and isn’t answered again', async () => {
    network.mockImplementation(passOn)
    answer.mockImplementation(() => Promise.resolve(HttpResponse.error()))
    await expect(add()).rejects.toThrow(TypeError)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  test('without any reply is answered in the page if it only reads', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await textOf(fetch('/api/products'))).toBe('answer ')
  })

  test('without any reply fails if it changes something, and later ones are answered', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(add()).rejects.toThrow(TypeError)
    expect(answer).not.toHaveBeenCalled()
    expect(await textOf(add())).toBe('answer {"a":1}')
  })

  test('that is aborted rejects at once', async () => {
    network.mockReturnValue(new Promise(() => undefined))
    const controller = new AbortController()
    const reply = fetch('/api/products', { signal: controller.signal })
    controller.abort()
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
    expect(answer).not.toHaveBeenCalled()
  })
})
