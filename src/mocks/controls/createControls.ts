import type { RequestHandler } from 'msw'
import * as v from 'valibot'
import type { FaultSetting, MockControls, MockSettings } from '../interface/controls'
import { type User, UserSchema } from '../db/userStore'
import { sessionExpires } from '../scenarios/scenarios'
import { createCallLog } from './callLog'
import { overridesFor } from './overrides'

/** The parts of a running backend that the controls change. */
export interface ControlledBackend {
  latency: number
  setLatency: (milliseconds: number) => void
  setOverrides: (handlers: readonly RequestHandler[]) => void
  /** Called before each attempt to log in or sign up, which may start a new session. */
  onLogin: (listener: () => void) => void
  readUsers: () => Promise<User[]>
  replaceUsers: (users: readonly User[]) => Promise<void>
}

const VERSION = 1
const ExportedData = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(VERSION), users: v.array(UserSchema) }),
)

async function largeCatalogue(size: number) {
  const generator = await import('../seeds/largeCatalogue')
  return generator.largeCatalogue(size)
}

/** Creates the controls for this page's backend. */
export function createControls(backend: ControlledBackend): MockControls {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const log = createCallLog(notify)
  let settings: MockSettings = {
    latency: backend.latency,
    faults: [],
    catalogue: 9,
    payment: 'asks',
    isSessionOver: false,
    unknownSettings: [],
  }

  const apply = () => {
    backend.setLatency(settings.latency)
    const overrides = overridesFor(settings, largeCatalogue, countDown)
    backend.setOverrides(settings.isSessionOver ? [sessionExpires(), ...overrides] : overrides)
    // The script is loaded again, with the current setting.
    Reflect.deleteProperty(window, 'Razorpay')
    notify()
  }
  const change = (changes: Partial<MockSettings>) => {
    settings = { ...settings, ...changes }
    apply()
  }
  const countDown = (failed: FaultSetting) => {
    const faults = settings.faults.map((fault) =>
      fault === failed ? { ...fault, times: fault.times - 1 } : fault,
    )
    change({ faults: faults.filter(({ times }) => times > 0) })
  }
  backend.onLogin(() => {
    if (settings.isSessionOver) change({ isSessionOver: false })
  })

  return {
    getSettings: () => settings,
    getLog: log.get,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change,
    clearLog: log.clear,
    exportData: async () =>
      JSON.stringify({ version: VERSION, users: await backend.readUsers() }, null, 2),
    importData: async (json) => {
      const data = v.safeParse(ExportedData, json)
      if (!data.success) throw new Error("This file isn't an export from the shop.")
      await backend.replaceUsers(data.output.users)
    },
    resetData: () => backend.replaceUsers([]),
  }
}
