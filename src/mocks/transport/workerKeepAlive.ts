/** How long to wait for a pong, in milliseconds. A stopped worker starts within a few. */
const PING_TIMEOUT_MS = 500

/** The part of the browser's `ServiceWorkerContainer` used here. */
interface WorkerContainer extends EventTarget {
  readonly controller: { postMessage: (message: unknown) => void } | null
  startMessages: () => void
}

interface WorkerKeepAlive {
  /**
   * Resolves to true if a worker controls the page and will pass its calls to MSW. It pings the
   * worker each time: whenever the browser stops it, MSW's worker forgets its pages and bypasses
   * their calls until they activate it again.
   */
  isReady: () => Promise<boolean>
}

/**
 * Keeps any version of MSW's worker that controls the page active. Otherwise calls would fail after the
 * browser has stopped the worker (F14), and after an update of the worker (F15).
 */
export function createWorkerKeepAlive(container: WorkerContainer): WorkerKeepAlive {
  let onActivated: (() => void) | undefined

  // Runs before MSW's own listener, which ignores messages from any worker but the one it was
  // started with, so calls would hang once a new version takes over. It accepts messages without a
  // source.
  container.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent) || event.source === null) return
    event.stopImmediatePropagation()
    const data: unknown = event.data
    if (event.source === container.controller && isActivation(data)) onActivated?.()
    container.dispatchEvent(new MessageEvent('message', { data, ports: [...event.ports] }))
  })
  container.startMessages()

  const ping = (worker: NonNullable<WorkerContainer['controller']>) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => {
        resolve(false)
      }, PING_TIMEOUT_MS)
      onActivated = () => {
        clearTimeout(timer)
        resolve(true)
      }
      worker.postMessage('MOCK_ACTIVATE')
    })

  let pinging: Promise<boolean> | undefined
  return {
    isReady: () => {
      const { controller } = container
      if (!controller) return Promise.resolve(false)
      pinging ??= ping(controller).finally(() => {
        pinging = undefined
      })
      return pinging
    },
  }
}

function isActivation(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED'
  )
}
