import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { createWorkerLink } from './workerLink'

export interface PageWorker {
  /** Resolves when the worker is at work, or is not going to be soon. */
  settled: Promise<void>
  /** Tells whether the worker will answer the next call. */
  answers: () => Promise<boolean>
}

/** Starts MSW's worker for this page; without one, in whatever way, `answers` says no. */
export function startPageWorker(handlers: RequestHandler[], url: string): PageWorker {
  const container = ownContainer()
  if (!container) return { settled: Promise.resolve(), answers: () => Promise.resolve(false) }

  const link = createWorkerLink(container)
  let isStarted = false

  const startOnceControlled = async () => {
    // MSW reloads a page that it finds uncontrolled beside a registered worker (a hard reload).
    await controlOf(container)
    const options = { serviceWorker: { url }, onUnhandledRequest: 'bypass' as const, quiet: true }
    await withoutBeforeUnload(() => setupWorker(...handlers).start(options))
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
    answers: () => (isStarted ? link.answers() : Promise.resolve(false)),
  }
}

/**
 * Keeps MSW from listening to `beforeunload`. There it has its worker unregister itself when the
 * last page is left, which a reload does too: the next page would find the worker half gone. And
 * Firefox keeps a page with such a listener out of its back/forward cache.
 */
async function withoutBeforeUnload(start: () => Promise<unknown>): Promise<void> {
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (type !== 'beforeunload')
      EventTarget.prototype.addEventListener.call(window, type, listener, options)
  }
  await start().finally(() => {
    // The prototype's method again.
    Reflect.deleteProperty(window, 'addEventListener')
  })
}

function ownContainer(): ServiceWorkerContainer | undefined {
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
