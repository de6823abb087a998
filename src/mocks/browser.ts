// Must come before MSW, which reads local storage when imported.
import { restoreStorage } from './readableStorage'
import { delay, getResponse, http, type RequestHandler } from 'msw'
import { API_PREFIX, CHECKOUT_SCRIPT_URL } from '../contract/calls'
import type { MockControls } from './interface/controls'
import { createIndexedDbStore } from './db/indexedDbStore'
import { createHandlers, type HandlerOptions } from './handlers'
import { users } from './seeds/users'
import { interceptCalls } from './transport/interceptCalls'

restoreStorage()

interface BackendOptions extends Omit<HandlerOptions, 'store' | 'latency'> {
  /** Delay of every response, in milliseconds. */
  latency?: number
  /** The settings of a URL's `?mock=` (controls/mockSettings.ts). */
  mockSettings?: string
  /** The URL of the worker that includes MSW's. */
  workerUrl: string
}

/** Starts the backend in the browser. */
export async function startBackend({
  workerUrl,
  latency: initialLatency = 400,
  mockSettings = '',
  ...options
}: BackendOptions) {
  const store = createIndexedDbStore({ seed: users, notify: options.notify })
  let latency = initialLatency
  let overrides: readonly RequestHandler[] = []
  let onLogin: () => void = () => undefined
  const override = async ({ request }: { request: Request }) => {
    const response = await getResponse([...overrides], request)
    if (response && latency > 0) await delay(latency)
    return response
  }
  const { origin } = location
  // Not a path pattern, which would decode the URL; the handlers below respond to malformed ones.
  const isUnder = (path: string) => (call: { request: Request }) =>
    call.request.url.startsWith(origin + API_PREFIX + path)
  const handlers = [
    http.post(isUnder('/auth/'), () => {
      onLogin()
    }),
    http.all(isUnder('/'), override),
    http.get(CHECKOUT_SCRIPT_URL, override),
    ...createHandlers({ ...options, origin, latency: () => latency, store }),
  ]
  await interceptCalls(handlers, workerUrl)

  let controls: Promise<MockControls> | undefined
  const loadControls = async () => {
    const { createControls } = await import('./controls/createControls')
    return createControls({
      latency,
      setLatency: (milliseconds) => {
        latency = milliseconds
      },
      setOverrides: (next) => {
        overrides = next
      },
      onLogin: (listener) => {
        onLogin = listener
      },
      readUsers: store.readAll,
      replaceUsers: store.replaceAll,
    })
  }
  const getControls = () => (controls ??= loadControls())
  if (mockSettings !== '') {
    const { readMockSettings } = await import('./controls/mockSettings')
    const settings = readMockSettings(mockSettings)
    const { change } = await getControls()
    change(settings)
    if (settings.unknownSettings)
      console.warn(`?mock has unknown settings: ${settings.unknownSettings.join(', ')}`)
  }

  return {
    needsNetwork: false,
    controls: getControls,
    scriptUrl: async (url: string) => {
      const script = await getResponse(handlers, new Request(url))
      if (script?.ok === false) throw new Error('The script could not be loaded.')
      return script ? URL.createObjectURL(await script.blob()) : url
    },
  }
}
