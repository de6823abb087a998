import type { EndpointName } from '../../contract/endpoints'

/**
 * How a call fails: with a status, a network error, a body that isn't JSON, or no response until
 * the caller times out.
 */
export type Fault = number | 'network' | 'malformed' | 'silence'

/** A call that fails. */
export interface FaultSetting {
  call: EndpointName
  fault: Fault
  /** Number of calls still to fail; Infinity for all. */
  times: number
}

export const CATALOGUE_SIZES = [9, 1000, 100_000] as const
export type CatalogueSize = (typeof CATALOGUE_SIZES)[number]

/** The payment's outcome: the test widget's dialog asks, or it's set in advance. */
export const PAYMENT_ENDS = ['asks', 'paid', 'dismissed', 'declined', 'unavailable'] as const
export type PaymentEnd = (typeof PAYMENT_ENDS)[number]

/** The mock backend's settings, which can change at runtime. */
export interface MockSettings {
  /** Delay of every response, in milliseconds. */
  latency: number
  faults: readonly FaultSetting[]
  catalogue: CatalogueSize
  payment: PaymentEnd
  /** Every call that requires a token fails with 401, until the next attempt to log in or sign up. */
  isSessionOver: boolean
  /** Settings of the URL's `?mock=` that don't exist. */
  unknownSettings: readonly string[]
}

/** A logged call, with the bodies as they were sent: redact them before showing them. */
export interface LoggedCall {
  id: number
  /** The time it was sent, as HH:mm:ss. */
  at: string
  method: string
  path: string
  /** Undefined while the call is pending, 0 if there was no response. */
  status: number | undefined
  milliseconds: number
  request: string
  response: string
}

/** The mock backend's controls, as the control panel uses them. */
export interface MockControls {
  getSettings: () => MockSettings
  getLog: () => readonly LoggedCall[]
  subscribe: (listener: () => void) => () => void
  change: (settings: Partial<MockSettings>) => void
  clearLog: () => void
  /** Exports all accounts with their data, as JSON. */
  exportData: () => Promise<string>
  /** Replaces all users with exported ones. Rejects with a sentence if the text isn't an export. */
  importData: (json: string) => Promise<void>
  /** Restores the seed data. */
  resetData: () => Promise<void>
}
