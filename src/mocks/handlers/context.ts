import type { Category, Product } from '@/contract/entities'
import type { BackendNotice } from '@/contract/messages'
import type { BackendParts } from '../authenticate'
import type { Passwords } from '../passwords'
import type { On } from './on'

/** Whether the backend simulates the payment provider or the real one is used. */
export type PaymentMode = 'standIn' | 'live'

/** Dependencies of the handlers. */
export interface HandlerContext extends BackendParts {
  /** Makes a call's handler: `on('cartAdd', async ({ body, update }) => …)`. */
  on: On
  passwords: Passwords
  plants: readonly Product[]
  categories: readonly Category[]
  /** Shows the shopper a notice that isn't part of a response. */
  notify: (notice: BackendNotice) => void
}
