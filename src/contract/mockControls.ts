import type { EndpointName } from './endpoints'

/**
 * How a call fails: with a status, on the network, with a body that is no JSON, or by staying
 * silent until the caller gives up.
 */
export type Fault = number | 'network' | 'malformed' | 'silence'

/** A call that is to fail. */
export interface FaultSetting {
  call: EndpointName
  fault: Fault
  /** How many calls fail; Infinity for all. */
  times: number
}

export const CATALOGUE_SIZES = [9, 1000, 100_000] as const
export type CatalogueSize = (typeof CATALOGUE_SIZES)[number]

/** How the payment ends: asked in the stand-in's dialog, or by itself. */
export const PAYMENT_ENDS = ['asked', 'paid', 'dismissed', 'declined', 'unavailable'] as const
export type PaymentEnd = (typeof PAYMENT_ENDS)[number]

/** What can be set about the mock backend while the shop runs. */
export interface MockSettings {
  /** Milliseconds by which every reply is delayed. */
  latency: number
  faults: readonly FaultSetting[]
  catalogue: CatalogueSize
  payment: PaymentEnd
}

/** A call that the page has made, without passwords, tokens and address details. */
export interface LoggedCall {
  id: number
  /** When it was sent, as HH:mm:ss. */
  at: string
  method: string
  path: string
  /** Undefined while it is under way; 0 where no answer came. */
  status: number | undefined
  milliseconds: number
  request: string
  response: string
}

/** Controls the mock backend of this page: the control panel's side of it. */
export interface MockControls {
  getSettings: () => MockSettings
  getLog: () => readonly LoggedCall[]
  subscribe: (listener: () => void) => () => void
  change: (settings: Partial<MockSettings>) => void
  clearLog: () => void
  /** The next call that needs the token is refused with 401. */
  endSession: () => void
  /** All users with their carts, wishlists and addresses, as JSON. */
  exportData: () => Promise<string>
  /** Puts exported users in the place of all; rejects with a sentence for anything else. */
  importData: (json: string) => Promise<void>
  /** Back to the seed. */
  resetData: () => Promise<void>
}
