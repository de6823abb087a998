// Before MSW, which reads the storage while it is imported.
import { showOwnStorage } from './readableStorage'
import { getResponse } from 'msw'
import type { Backend, BackendNotice } from '../contract/backend'
import type { Product } from '../contract/entities'
import { createApiFetch } from './apiFetch'
import { createIndexedDbStore } from './db/indexedDbStore'
import { createHandlers } from './handlers'
import type { PaymentMode } from './handlers/context'
import { startPageWorker } from './pageWorker'
import { users } from './seeds/users'

showOwnStorage()

/** Milliseconds that the first calls wait for the worker; after that they are answered in the page. */
const WORKER_WAIT_MS = 2000

interface BackendOptions {
  /** Where the shop is served, ending in a slash. */
  baseUrl?: string
  /** Milliseconds by which every reply is delayed. */
  latency?: number
  payment?: PaymentMode
  /** The catalogue; by default the nine plants. */
  plants?: readonly Product[] | undefined
  /** Called with what the shopper should know besides the replies. */
  notify?: (notice: BackendNotice) => void
}

/**
 * Starts the backend in the browser (Contract). MSW's worker answers the calls where it can;
 * wherever it cannot, the same handlers answer them in the page.
 */
export async function startBackend({
  baseUrl = '/',
  latency = 400,
  payment = 'standIn',
  plants,
  notify,
}: BackendOptions = {}): Promise<Backend> {
  const store = createIndexedDbStore({ seed: users, notify })
  const handlers = createHandlers({ store, latency, payment, notify, ...(plants && { plants }) })
  const worker = startPageWorker(handlers, `${baseUrl}mockServiceWorker.js`)

  globalThis.fetch = createApiFetch({
    network: globalThis.fetch,
    workerAnswers: worker.answers,
    answerInPage: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  })

  await Promise.race([worker.settled, pause(WORKER_WAIT_MS)])

  return {
    scriptUrl: async (url) => {
      if (payment === 'live' || (await worker.answers())) return url
      const response = await getResponse(handlers, new Request(url))
      return response ? URL.createObjectURL(await response.blob()) : url
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
