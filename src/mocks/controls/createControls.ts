import { http, type RequestHandler } from 'msw'
import { isCallName } from '@/contract/callTable'
import { apiPath } from '../apiPaths'
import { FAULT_WORDS, type MockControls } from '../interface/controls'
import {
  paymentIsDeclined,
  paymentIsDismissed,
  paymentScriptFails,
  paymentSucceeds,
} from '../payment/paymentScenarios'
import { callFails } from '../scenarios/callFails'
import { sessionExpires } from '../scenarios/scenarios'

/** The parts of a running backend that the controls change. */
export interface ControlledBackend {
  /** Delay of every response, in milliseconds. */
  latency: number
  /** Handlers that come before the backend's own. */
  overrides: readonly RequestHandler[]
  resetUsers: () => Promise<void>
}

type SetSetting = (name: string, value?: string) => void

const payments: Record<string, () => RequestHandler[]> = {
  asks: () => [],
  paid: () => [paymentSucceeds()],
  dismissed: () => [paymentIsDismissed()],
  declined: () => [paymentIsDeclined()],
  unavailable: () => [paymentScriptFails()],
}

/** The handlers of a setting, to be used before the backend's own. Undefined if there's no such setting. */
function handlersOf(
  name: string,
  value: string,
  setSetting: SetSetting,
): RequestHandler[] | undefined {
  if (name === 'payment') return payments[value]?.()
  // An attempt to log in or sign up may start a new session.
  const login = http.post(apiPath('/auth/*'), () => {
    setSetting('session')
  })
  if (name === 'session' && value === 'ended') return [login, sessionExpires()]
  if (name === 'latency' && /^\d{1,5}$/.test(value)) return []

  const [, kind = '', times] = /^(\w+?)(?:x(\d+))?$/.exec(value) ?? []
  const fault = /^[45]\d\d$/.test(kind) ? Number(kind) : FAULT_WORDS.find((word) => word === kind)
  if (!isCallName(name) || fault === undefined) return undefined
  const onFail = () => {
    if (times !== undefined)
      setSetting(name, times === '1' ? undefined : `${kind}x${Number(times) - 1}`)
  }
  return [callFails(name, fault, { onFail })]
}

/** Creates the controls for this page's backend, with the settings of the URL's `?mock=`. */
export function createControls(backend: ControlledBackend, text: string): MockControls {
  const defaultLatency = backend.latency
  const listeners = new Set<() => void>()
  const words = text.split(',').flatMap((word) => word.trim() || [])
  let settings = new Map<string, string>()
  const apply = () => {
    const found = [...settings].map(([name, value]) => handlersOf(name, value, setSetting))
    Object.assign(backend, {
      latency: Number(settings.get('latency') ?? defaultLatency),
      overrides: found.flatMap((handlers) => handlers ?? []),
    })
    // The script is loaded again, with the current setting.
    Reflect.deleteProperty(window, 'Razorpay')
    for (const listener of listeners) listener()
  }
  const setSetting: SetSetting = (name, value) => {
    settings = new Map(settings)
    if (value === undefined) settings.delete(name)
    else settings.set(name, value)
    apply()
  }

  const unknownSettings = words.filter((word) => {
    const [name = '', value = ''] = word.split(':')
    const isKnown = handlersOf(name, value, setSetting) !== undefined
    if (isKnown) settings.set(name, value)
    return !isKnown
  })
  if (unknownSettings.length > 0)
    console.warn(`?mock has unknown settings: ${unknownSettings.join(', ')}`)
  apply()

  return {
    getSettings: () => settings,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    setSetting,
    unknownSettings,
    resetData: backend.resetUsers,
  }
}
