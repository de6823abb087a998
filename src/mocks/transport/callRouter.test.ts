import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createCallRouter } from './callRouter'

const origin = window.location.origin

/** A fake service worker, because jsdom has none. */
class FakeWorker extends EventTarget implements ServiceWorker {
  onerror = null
  onstatechange = null
  scriptURL = ''
  state = 'activated' as const
  postMessage() {
    throw new Error('The router sends no messages.')
  }
}

const worker = new FakeWorker()
let controller: ServiceWorker | null
/** The last call that it passed on. */
let received: Request | undefined
let network: jest.Mock<typeof fetch>
let resolveInPage: jest.Mock<(request: Request) => Promise<Response>>
let router: ReturnType<typeof createCallRouter>

beforeEach(() => {
  controller = worker
  network = jest.fn(() => Promise.resolve(new Response('host')))
  resolveInPage = jest.fn(() => Promise.resolve(new Response('page')))
  router = createCallRouter({ network, controller: () => controller, resolveInPage })
})

/** Does what MSW's worker does: passes the call to the page, which executes it, and responds. */
const passOn: typeof fetch = (input) => {
  received = new Request(input)
  return Promise.resolve(new Response(router.begin(received) ? 'worker' : 'refused'))
}

const textOf = async (reply: Promise<Response>) => (await reply).text()

describe('without a worker, a call is resolved in the page', () => {
  test.each([
    ['a path', '/api/products'],
    ['an absolute URL', `${origin}/api/products?x=1#y`],
    ['a URL object', new URL('/api/user/cart', origin)],
    ['a Request', new Request(`${origin}/api/user/cart`, { method: 'DELETE' })],
    ['the bare prefix', '/api'],
  ])('given as %s', async (_, input) => {
    expect(await textOf(router.fetch(input))).toBe('page')
    expect(network).not.toHaveBeenCalled()
  })

  test('with its method, headers and body', async () => {
    const headers = { authorization: 'token' }
    await router.fetch('/api/user/cart', { method: 'POST', headers, body: '{"a":1}' })
    const request = resolveInPage.mock.calls[0]?.[0]
    expect(request?.method).toBe('POST')
    expect(request?.headers.get('authorization')).toBe('token')
    expect(await request?.text()).toBe('{"a":1}')
  })
})

describe('with a worker, a call', () => {
  beforeEach(() => {
    router.useWorker(worker)
  })

  test('is sent to it with its method, headers and body', async () => {
    network.mockImplementation(passOn)
    const headers = { authorization: 'token' }
    const call = router.fetch('/api/user/cart', { method: 'POST', headers, body: '{"a":1}' })
    expect(await textOf(call)).toBe('worker')
    expect(received?.method).toBe('POST')
    expect(received?.headers.get('authorization')).toBe('token')
    expect(await received?.text()).toBe('{"a":1}')
    expect(resolveInPage).not.toHaveBeenCalled()
  })

  test('that reached the host is resolved in the page, and so are later ones', async () => {
    const call = () => router.fetch('/api/user/cart', { method: 'POST', body: '{"a":1}' })
    expect(await textOf(call())).toBe('page')
    expect(await resolveInPage.mock.calls[0]?.[0].text()).toBe('{"a":1}')
    expect(await textOf(call())).toBe('page')
    expect(network).toHaveBeenCalledTimes(1)
  })

  test('that couldn’t reach the host is resolved in the page', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await textOf(router.fetch('/api/products'))).toBe('page')
  })

  test('is resolved in the page once another version controls it', async () => {
    controller = new FakeWorker()
    expect(await textOf(router.fetch('/api/products'))).toBe('page')
    expect(network).not.toHaveBeenCalled()
  })

  test('whose execution ended in a network error isn’t executed again', async () => {
    network.mockImplementation(async (input) => {
      await passOn(input)
      throw new TypeError('Failed to fetch')
    })
    await expect(router.fetch('/api/products')).rejects.toThrow('Failed to fetch')
    expect(resolveInPage).not.toHaveBeenCalled()
  })

  test('that the worker passes on too late isn’t executed again', async () => {
    expect(await textOf(router.fetch('/api/products'))).toBe('page')
    const [late = ''] = network.mock.calls[0] ?? []
    expect(await textOf(passOn(late))).toBe('refused')
  })

  test('of another tab, closed meanwhile, isn’t executed instead of an own one', async () => {
    const closed = createCallRouter({ network, controller: () => controller, resolveInPage })
    closed.useWorker(worker)
    await closed.fetch('/api/user/cart')
    const [foreign = ''] = network.mock.calls[0] ?? []
    network.mockImplementation(async (input) => {
      expect(await textOf(passOn(foreign))).toBe('refused')
      return passOn(input)
    })
    expect(await textOf(router.fetch('/api/products'))).toBe('worker')
  })

  test('that is aborted isn’t executed in the page', async () => {
    const controller = new AbortController()
    network.mockImplementation((input) => {
      const { signal } = new Request(input)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('The call was aborted.', 'AbortError'))
        })
      })
    })
    const reply = router.fetch('/api/products', { signal: controller.signal })
    controller.abort()
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
    expect(resolveInPage).not.toHaveBeenCalled()
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
  ])('%s goes to the network unchanged', async (url) => {
    const init = { method: 'HEAD' }
    expect(await textOf(router.fetch(url, init))).toBe('host')
    expect(network).toHaveBeenCalledWith(url, init)
    expect(resolveInPage).not.toHaveBeenCalled()
  })
})

describe('a call that is aborted in the page', () => {
  test('beforehand rejects with the reason, and the backend never sees it', async () => {
    const signal = AbortSignal.abort(new Error('left'))
    await expect(router.fetch('/api/products', { signal })).rejects.toThrow('left')
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
    const reply = router.fetch('/api/products', { signal: controller.signal })
    await Promise.resolve()
    controller.abort()
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
    expect(resolveInPage).toHaveBeenCalledTimes(1)
    finish(new Response('late'))
  })

  test('leaves no listener on the signal of one that was answered', async () => {
    const { signal } = new AbortController()
    const request = new Request(`${origin}/api/products`, { signal })
    const added = jest.spyOn(AbortSignal.prototype, 'addEventListener')
    await router.fetch(request)
    const scopes = added.mock.calls.map(([, , options]) =>
      typeof options === 'object' ? options.signal?.aborted : undefined,
    )
    expect(scopes).toContain(true)
  })
})
