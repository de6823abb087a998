/** Milliseconds that a worker has to answer a ping. One that was stopped starts within a few. */
const PING_TIMEOUT_MS = 500

/** As much of the browser's `ServiceWorkerContainer` as is needed here. */
interface WorkerContainer extends EventTarget {
  readonly controller: { postMessage: (message: unknown) => void } | null
  startMessages: () => void
}

interface WorkerKeepAlive {
  /**
   * Tells whether a worker controls the page and will hand its calls over. Asks it each time:
   * MSW's worker forgets its pages whenever the browser stops it, and bypasses their calls until
   * they activate it again.
   */
  isReady: () => Promise<boolean>
}

/** Keeps the page in touch with whichever version of MSW's worker controls it. */
export function createWorkerKeepAlive(container: WorkerContainer): WorkerKeepAlive {
  let onActivated: (() => void) | undefined

  // Runs before MSW's own listener, which accepts only messages of the worker it was started
  // with: calls would hang once a new version took over. One without a source it always accepts.
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
