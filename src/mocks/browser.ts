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
  /** The worker that carries MSW's. */
  workerUrl: string
}

/** Starts the backend in the browser (Contract). */
export async function startBackend({ workerUrl, ...options }: BackendOptions): Promise<Backend> {
  const store = createIndexedDbStore({ seed: users, notify: options.notify })
  const handlers = createHandlers({ ...options, store })
  await interceptCalls(handlers, workerUrl)

  return {
    needsNetwork: false,
    scriptUrl: async (url) => {
      const script = await getResponse(handlers, new Request(url))
      if (script?.ok === false) throw new Error('The script could not be loaded.')
      return script ? URL.createObjectURL(await script.blob()) : url
    },
  }
}
