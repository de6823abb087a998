import type { BackendNotice } from '../../contract/backend'
import type { Category, Product } from '../../contract/entities'
import type { UserStore } from '../db/userStore'
import type { Passwords } from '../passwords'
import type { Respond } from '../respond'
import type { Tokens } from '../token'

/** Whether the payment provider is played by the backend or reached on the network. */
export type PaymentMode = 'standIn' | 'live'

/** What the handlers share. */
export interface HandlerContext {
  store: UserStore
  tokens: Tokens
  passwords: Passwords
  respond: Respond
  /** The time as a timestamp of the contract. */
  now: () => string
  plants: readonly Product[]
  categories: readonly Category[]
  payment: PaymentMode
  /** Tells the shopper something besides the reply. */
  notify: (notice: BackendNotice) => void
}
