/** Milliseconds that a worker has to answer. One that was stopped starts within a few. */
const PATIENCE_MS = 500

/** As much of the browser's `ServiceWorkerContainer` as the link needs. */
interface WorkerContainer extends EventTarget {
  readonly controller: { postMessage: (message: unknown) => void } | null
  startMessages: () => void
}

interface WorkerLink {
  /**
   * Tells whether a worker controls the page and hands its calls over, after waking it: MSW's
   * worker forgets its pages whenever the browser stops it, and answers nothing until it is told
   * of them again.
   */
  answers: () => Promise<boolean>
}

/** Keeps the page in touch with whichever version of MSW's worker controls it. */
export function createWorkerLink(container: WorkerContainer): WorkerLink {
  let answered: (() => void) | undefined

  // Comes before MSW's own listener, which hears only the worker that it was started with: calls
  // would hang once a new version took over. A message without a source it takes from anyone.
  container.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent) || event.source === null) return
    event.stopImmediatePropagation()
    const data: unknown = event.data
    if (event.source === container.controller && isActivation(data)) answered?.()
    container.dispatchEvent(new MessageEvent('message', { data, ports: [...event.ports] }))
  })
  container.startMessages()

  const wake = (worker: NonNullable<WorkerContainer['controller']>) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => {
        resolve(false)
      }, PATIENCE_MS)
      answered = () => {
        clearTimeout(timer)
        resolve(true)
      }
      worker.postMessage('MOCK_ACTIVATE')
    })

  let waking: Promise<boolean> | undefined
  return {
    answers: () => {
      const { controller } = container
      if (!controller) return Promise.resolve(false)
      waking ??= wake(controller).finally(() => {
        waking = undefined
      })
      return waking
    },
  }
}

function isActivation(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED'
  )
}
