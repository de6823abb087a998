import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { createWorkerKeepAlive } from './workerKeepAlive'

interface MockServiceWorker {
  /** Resolves when the worker is ready, or is not going to be soon. */
  settled: Promise<void>
  /** Tells whether the worker will answer the next call. */
  isReady: () => Promise<boolean>
}

/** Starts MSW's service worker for this page; where there can be none, it never is ready. */
export function startServiceWorker(handlers: RequestHandler[], url: string): MockServiceWorker {
  const container = findContainer()
  if (!container) return { settled: Promise.resolve(), isReady: () => Promise.resolve(false) }

  const keepAlive = createWorkerKeepAlive(container)
  let isStarted = false

  const startOnceControlled = async () => {
    // MSW reloads a page that it finds uncontrolled beside a registered worker (a hard reload).
    await controlOf(container)
    const options = {
      serviceWorker: { url },
      // Whichever version of the worker it is: another one may wait for the shopper's consent.
      findWorker: (scriptUrl: string) => scriptUrl === container.controller?.scriptURL,
      onUnhandledRequest: 'bypass' as const,
      quiet: true,
    }
    const registration = await container.getRegistration(url)
    await withoutUpdate(registration, () =>
      withoutUnloadListener(() => setupWorker(...handlers).start(options)),
    )
    isStarted = true
  }

  const start = async () => {
    const isControlComing = container.controller !== null || (await register(container, url))
    const started = startOnceControlled()
    if (isControlComing) await started
    // A page that is controlled later on is served by the worker from then on.
    else started.catch(() => undefined)
  }

  return {
    settled: start().catch(() => undefined),
    isReady: () => (isStarted ? keepAlive.isReady() : Promise.resolve(false)),
  }
}

/**
 * Starts MSW without its `beforeunload` listener. That one makes the worker unregister itself
 * when its last page is left, and a reload is taken for that: the next page would find the worker
 * half gone. Any such listener also keeps pages out of Firefox's back/forward cache.
 */
async function withoutUnloadListener(start: () => Promise<unknown>): Promise<void> {
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    if (type === 'beforeunload') return
    EventTarget.prototype.addEventListener.call(window, type, listener, options)
  }
  try {
    await start()
  } finally {
    // What shows again is the browser's own, which the window inherits.
    Reflect.deleteProperty(window, 'addEventListener')
  }
}

/**
 * Starts MSW without its look for a new version of the worker, whose failure offline nobody would
 * hear of. The browser looks for one whenever a page is opened.
 */
async function withoutUpdate(
  registration: ServiceWorkerRegistration | undefined,
  start: () => Promise<unknown>,
): Promise<void> {
  if (registration) registration.update = () => Promise.resolve(registration)
  try {
    await start()
  } finally {
    if (registration) Reflect.deleteProperty(registration, 'update')
  }
}

function findContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    // A sandboxed frame.
    return undefined
  }
}

/** Registers the worker and tells whether it is on its way to control this page. */
async function register(container: ServiceWorkerContainer, url: string): Promise<boolean> {
  try {
    const known = await container.getRegistration(url)
    // After a hard reload the worker is up, leaves this page alone, and registers only slowly.
    const isUp = known?.active?.state === 'activated' && known.active.scriptURL.endsWith(url)
    const { installing, waiting, active } = isUp ? known : await container.register(url)
    return installing !== null || waiting !== null || active?.state === 'activating'
  } catch {
    return false
  }
}

function controlOf(container: ServiceWorkerContainer): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!container.controller) return
      container.removeEventListener('controllerchange', check)
      resolve()
    }
    container.addEventListener('controllerchange', check)
    check()
  })
}
