import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createApiFetch } from './apiFetch'

const answering = (text: string) => jest.fn(() => Promise.resolve(new Response(text)))

let network: jest.Mock<typeof fetch>
let isWorkerReady: jest.Mock<() => Promise<boolean>>
let resolveInPage: jest.Mock<(request: Request) => Promise<Response>>
let apiFetch: typeof fetch

beforeEach(() => {
  network = answering('network')
  isWorkerReady = jest.fn(() => Promise.resolve(false))
  resolveInPage = answering('page')
  apiFetch = createApiFetch({ network, isWorkerReady, resolveInPage })
})

const textOf = async (reply: Promise<Response>) => (await reply).text()

describe('calls of the backend', () => {
  const origin = window.location.origin

  test.each([
    ['a path', '/api/products'],
    ['an absolute URL', `${origin}/api/products?x=1#y`],
    ['a URL object', new URL('/api/user/cart', origin)],
    ['a Request', new Request(`${origin}/api/user/cart`, { method: 'DELETE' })],
    ['the bare prefix', '/api'],
  ])('given as %s are resolved in the page when no worker is ready', async (_, input) => {
    expect(await textOf(apiFetch(input))).toBe('page')
    expect(network).not.toHaveBeenCalled()
  })

  test('are passed to the worker unchanged if it is ready', async () => {
    isWorkerReady.mockResolvedValue(true)
    const init = { method: 'POST', body: '{}' }
    expect(await textOf(apiFetch('/api/user/cart', init))).toBe('network')
    expect(network).toHaveBeenCalledWith('/api/user/cart', init)
    expect(resolveInPage).not.toHaveBeenCalled()
  })

  test('check each time whether the worker is ready', async () => {
    isWorkerReady.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
    expect(await textOf(apiFetch('/api/products'))).toBe('network')
    expect(await textOf(apiFetch('/api/products'))).toBe('page')
  })

  test('reach the page with method, headers and body', async () => {
    const headers = { authorization: 'token' }
    await apiFetch('/api/user/cart', { method: 'POST', headers, body: '{"a":1}' })
    const request = resolveInPage.mock.calls[0]?.[0]
    expect(request?.method).toBe('POST')
    expect(request?.headers.get('authorization')).toBe('token')
    expect(await request?.text()).toBe('{"a":1}')
  })
})

describe('everything else', () => {
  test.each([
    '/plants/areca-palm.svg',
    '/apiary',
    '/shop/api/products',
    'https://elsewhere.example/api/products',
    'data:text/plain,hello',
    'http://',
  ])('%s goes to the network and asks no worker', async (url) => {
    expect(await textOf(apiFetch(url))).toBe('network')
    expect(isWorkerReady).not.toHaveBeenCalled()
  })
})

describe('a call that is aborted', () => {
  test('beforehand rejects with the reason, and the backend never sees it', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(apiFetch('/api/products', { signal })).rejects.toThrow('gone')
    expect(resolveInPage).not.toHaveBeenCalled()
  })

  test('rejects immediately when aborted in flight, although the handler completes', async () => {
    const controller = new AbortController()
    let finish: (response: Response) => void = () => undefined
    resolveInPage.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    const reply = apiFetch('/api/products', { signal: controller.signal })
    await Promise.resolve()
    controller.abort()
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
    expect(resolveInPage).toHaveBeenCalledTimes(1)
    finish(new Response('late'))
  })

  test('leaves no listener on the signal of one that was answered', async () => {
    const { signal } = new AbortController()
    const request = new Request(`${window.location.origin}/api/products`, { signal })
    const added = jest.spyOn(AbortSignal.prototype, 'addEventListener')
    await apiFetch(request)
    const scopes = added.mock.calls.map(([, , options]) =>
      typeof options === 'object' ? options.signal?.aborted : undefined,
    )
    expect(scopes).toContain(true)
  })
})
