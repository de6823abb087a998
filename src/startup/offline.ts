import { workerMessages } from '../worker/messages'
import { offerUpdate } from './updates'

/** Pictures of failures, loaded ahead: the browser keeps what an element of the page holds. */
const picturesAhead: HTMLImageElement[] = []

/** Activates a new version, and loads it. Other tabs go on with what they have. */
function activate(worker: ServiceWorker): void {
  const reload = () => {
    window.location.reload()
  }
  if (worker.state !== 'installed') {
    // Another tab has activated it.
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  worker.postMessage(workerMessages.skipWaiting)
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker) => {
    offerUpdate(() => {
      activate(worker)
    })
  }
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
 * Makes the shop ready for the loss of the connection: the worker keeps all of it
 * (docs/architecture.md), and the picture of failures is there where no worker can be.
 */
export function prepareForOffline(workerUrl: string): void {
  const picture = new Image()
  picture.src = '/illustrations/error.svg'
  picturesAhead.push(picture)
  // No worker over plain HTTP, or where the browser forbids it: the shop does without.
  if ('serviceWorker' in navigator) keepShop(workerUrl).catch(() => undefined)
}
