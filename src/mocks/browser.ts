// Must come before MSW, which reads local storage when imported.
import { delay, getResponse } from 'msw'
import type { ControlledBackend } from './controls/createControls'
import { createIndexedDbStore } from './db/indexedDbStore'
import { createHandlers, type HandlerOptions } from './handlers/createHandlers'
import type { MockControls } from './interface/controls'
import { restoreStorage } from './readableStorage'
import { users } from './seeds/users'
import { interceptCalls } from './transport/interceptCalls'

restoreStorage()

interface BackendOptions extends Omit<HandlerOptions, 'store' | 'latency'> {
  /** Delay of every response, in milliseconds. */
  latency: number
  /** The settings of a URL's `?mock=` (interface/controls.ts). */
  mockSettings?: string
  /** The path that the shop is served under. */
  basePath: string
  /** The URL of the worker that includes MSW's. */
  workerUrl: string
}

/** Starts the backend in the browser. */
export async function startBackend({
  basePath,
  workerUrl,
  latency,
  mockSettings = '',
  ...options
}: BackendOptions) {
  const store = createIndexedDbStore({ seed: users, basePath, notify: options.notify })
  const handlers = createHandlers({ ...options, latency: 0, store })
  const backend: ControlledBackend = { latency, overrides: [], resetUsers: store.reset }
  const answer = async (request: Request) => {
    const response = await getResponse([...backend.overrides, ...handlers], request)
    if (backend.latency > 0) await delay(backend.latency)
    return response
  }
  await interceptCalls(answer, workerUrl)

  let controls: Promise<MockControls> | undefined
  const getControls = () =>
    (controls ??= import('./controls/createControls').then(({ createControls }) =>
      createControls(backend, mockSettings),
    ))
  if (mockSettings !== '') await getControls()

  return {
    needsNetwork: false,
    controls: getControls,
    scriptUrl: async (url: string) => {
      const script = await answer(new Request(url))
      if (script?.ok === false) throw new Error('The script could not be loaded.')
      return script ? URL.createObjectURL(await script.blob()) : url
    },
  }
}
