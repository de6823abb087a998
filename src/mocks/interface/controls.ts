export const FAULT_WORDS = ['network', 'malformed', 'silence'] as const

/**
 * How a call fails: with a status, a network error, a body that isn't JSON, or no response until
 * the caller times out.
 */
export type Fault = number | (typeof FAULT_WORDS)[number]

/** The payment's outcome: the test widget's dialog asks, or it's set in advance. */
export const PAYMENT_OUTCOMES = ['asks', 'paid', 'dismissed', 'declined', 'unavailable'] as const

/**
 * The mock's settings, in the words of the URL's `?mock=`, which a bug report can link to:
 * `cartAdd:500` lets that call fail every time, `cartAdd:500x2` twice; `latency:2000` delays every
 * response, `payment:declined` ends the payment, `session:ended` refuses the token until the next login.
 */
export type MockSettings = ReadonlyMap<string, string>

/** The mock backend's controls, as the control panel uses them. */
export interface MockControls {
  getSettings: () => MockSettings
  subscribe: (listener: () => void) => () => void
  /** Without a value, the setting is removed. */
  setSetting: (name: string, value?: string) => void
  /** Settings of the URL that don't exist. */
  unknownSettings: readonly string[]
  /** Restores the seed data. */
  resetData: () => Promise<void>
}
