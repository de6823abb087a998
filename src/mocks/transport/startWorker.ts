import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'

/**
 * Starts MSW in the service worker, once that controls the page. Resolves to the worker, or to null if
 * none will control this page. Rejects where the browser has no workers, or can't load this one.
 */
export async function startWorker(
  handlers: RequestHandler[],
  url: string,
): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  // MSW checks for a new version of the worker. Offline, that would reject unhandled.
  if (!navigator.onLine) return null
  if (!serviceWorker.controller) {
    const { active } = await serviceWorker.register(url)
    // A hard reload. MSW would reload the page once more.
    if (active?.state === 'activated') return null
    await controlOf(serviceWorker)
  }
  const options = {
    serviceWorker: { url },
    onUnhandledRequest: 'bypass' as const,
    quiet: true,
  }
  const registration = await setupWorker(...handlers).start(options)
  return registration?.active ?? null
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
