import { workerMessages } from '../worker/messages'

/** Milliseconds after the shop's start, when nothing of the first load is under way any more. */
const IDLE_MS = 3000

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

/** Pictures of failures, loaded ahead: the browser keeps what an element of the page holds. */
const picturesAhead: HTMLImageElement[] = []

/** Whether a new version of the shop waits for the shopper's consent. */
export function isUpdateReady(): boolean {
  return waiting !== undefined
}

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Lets the new version take over, and loads it. Other tabs go on with what they have. */
export function applyUpdate(): void {
  const reload = () => {
    window.location.reload()
  }
  if (waiting?.state !== 'installed') {
    // Another tab has let it take over.
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage(workerMessages.takeOver)
}

function offer(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const follow = () => {
    const { active, waiting, installing } = registration
    // The first version of all replaces none.
    if (!active) return
    if (waiting) offer(waiting)
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
}

async function keepShop(workerUrl: string): Promise<void> {
  const { serviceWorker } = navigator
  followUpdates(await serviceWorker.register(workerUrl))
  const keep = async () => {
    const { active } = await serviceWorker.ready
    active?.postMessage(workerMessages.keep)
  }
  window.addEventListener('online', () => void keep())
  await keep()
}

/**
 * Makes the shop ready for the loss of the connection, once it is idle: the worker keeps all of it
 * (docs/architecture.md), and the picture of failures is there where no worker can be.
 */
export function prepareForOffline(workerUrl: string): void {
  setTimeout(() => {
    const picture = new Image()
    picture.src = '/illustrations/error.svg'
    picturesAhead.push(picture)
    // No worker over plain HTTP, or where the browser forbids it: the shop does without.
    if ('serviceWorker' in navigator) keepShop(workerUrl).catch(() => undefined)
  }, IDLE_MS)
}
