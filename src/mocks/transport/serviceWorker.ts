import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { createWorkerKeepAlive } from './workerKeepAlive'

interface MockServiceWorker {
  /** Resolves when the worker is ready, or won't be soon. */
  settled: Promise<void>
  /** Resolves to true if the worker will respond to the next request. */
  isReady: () => Promise<boolean>
}

/** Starts MSW's service worker for this page. Without support for workers it's never ready. */
export function startServiceWorker(handlers: RequestHandler[], url: string): MockServiceWorker {
  const container = findContainer()
  if (!container) return { settled: Promise.resolve(), isReady: () => Promise.resolve(false) }

  const keepAlive = createWorkerKeepAlive(container)
  let isStarted = false

  const startOnceControlled = async () => {
    // MSW would reload an uncontrolled page that has a registered worker (after a hard reload).
    await controlOf(container)
    const options = {
      serviceWorker: { url },
      // Any version of the worker: a newer one may be waiting for the shopper's consent.
      findWorker: (scriptUrl: string) => scriptUrl === container.controller?.scriptURL,
      onUnhandledRequest: 'bypass' as const,
      quiet: true,
    }
    const registration = await container.getRegistration(url)
    await withPatches(registration, () => setupWorker(...handlers).start(options))
    isStarted = true
  }

  const start = async () => {
    const isControlComing = container.controller !== null || (await register(container, url))
    const started = startOnceControlled()
    if (isControlComing) await started
    // The page uses the worker once it's controlled, however late.
    else started.catch(() => undefined)
  }

  return {
    settled: start().catch(() => undefined),
    isReady: () => (isStarted ? keepAlive.isReady() : Promise.resolve(false)),
  }
}

/**
 * Starts MSW without two of its habits. Its `beforeunload` listener makes the worker unregister
 * itself when its last page closes, which a reload counts as, and it keeps pages out of Firefox's
 * back/forward cache. Its check for a new worker is one more than the browser's own, and rejects
 * unhandled when offline.
 */
async function withPatches(
  registration: ServiceWorkerRegistration | undefined,
  start: () => Promise<unknown>,
): Promise<void> {
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    if (type === 'beforeunload') return
    EventTarget.prototype.addEventListener.call(window, type, listener, options)
  }
  if (registration) registration.update = () => Promise.resolve(registration)
  try {
    await start()
  } finally {
    // Restores the browser's own methods, which both objects inherit.
    Reflect.deleteProperty(window, 'addEventListener')
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

/** Registers the worker. Resolves to true if it's about to control this page. */
async function register(container: ServiceWorkerContainer, url: string): Promise<boolean> {
  try {
    const known = await container.getRegistration(url)
    // After a hard reload the worker is active but doesn't control the page; registering is slow.
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
