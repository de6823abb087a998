import type { BackendNotice } from '../../contract/backend'
import type { Category, Product } from '../../contract/entities'
import type { UserStore } from '../db/userStore'
import type { Passwords } from '../passwords'
import type { Respond } from '../respond'
import type { Tokens } from '../token'

/** Whether the backend simulates the payment provider or the real one is used. */
export type PaymentMode = 'standIn' | 'live'

/** Dependencies of the handlers. */
export interface HandlerContext {
  store: UserStore
  tokens: Tokens
  passwords: Passwords
  respond: Respond
  /** Returns the current time as a timestamp. */
  now: () => string
  plants: readonly Product[]
  categories: readonly Category[]
  payment: PaymentMode
  /** Shows the shopper a notice that isn't part of a response. */
  notify: (notice: BackendNotice) => void
}
