// Before MSW, which reads the storage while it is imported.
import { restoreStorage } from './readableStorage'
import { getResponse } from 'msw'
import type { Backend } from '../contract/backend'
import { createIndexedDbStore } from './db/indexedDbStore'
import { createHandlers, type HandlerOptions } from './handlers'
import { users } from './seeds/users'
import { interceptCalls } from './transport/interceptCalls'

restoreStorage()

interface BackendOptions extends Omit<HandlerOptions, 'store'> {
  /** Where the shop is served, ending in a slash. */
  baseUrl?: string
}

/** Starts the backend in the browser (Contract). */
export async function startBackend({
  baseUrl = '/',
  ...options
}: BackendOptions = {}): Promise<Backend> {
  const store = createIndexedDbStore({ seed: users, notify: options.notify })
  const handlers = createHandlers({ ...options, store })
  await interceptCalls(handlers, `${baseUrl}mockServiceWorker.js`)

  return {
    needsNetwork: false,
    scriptUrl: async (url) => {
      const script = await getResponse(handlers, new Request(url))
      if (script?.ok === false) throw new Error('The script could not be loaded.')
      return script ? URL.createObjectURL(await script.blob()) : url
    },
  }
}
