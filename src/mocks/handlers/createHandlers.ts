import dayjs from 'dayjs'
import type { RequestHandler } from 'msw'
import type { Product } from '@/contract/entities'
import type { BackendNotice } from '@/contract/messages'
import { createMemoryStore } from '../db/memoryStore'
import type { UserStore } from '../db/userStore'
import { type Passwords, plainPasswords } from '../passwords'
import { paymentStandIn } from '../payment/paymentScenarios'
import { createRespond, type DescribeFailure } from '../respond'
import { categories } from '../seeds/categories'
import { plants as seedPlants } from '../seeds/plants'
import { users } from '../seeds/users'
import { createTokens, MOCK_SECRET, type Tokens } from '../token'
import { authHandlers } from './auth'
import { catalogHandlers } from './catalog'
import type { HandlerContext, PaymentMode } from './context'
import { headCalls, unknownCall } from './fallbackHandlers'
import { listHandlers } from './lists'
import { createOn } from './on'

export interface HandlerOptions {
  /** The user store. Default: in memory, with the demo user. */
  store?: UserStore
  /** Delay of every response, in milliseconds (Spec §9); the work is done before it. */
  latency?: number
  clock?: () => Date
  /** Signs and verifies tokens. */
  secret?: string
  /** Default: JWTs that are signed with `secret` and don't expire (Spec §9). */
  tokens?: Tokens
  /** How passwords are stored. Default: as plain text (Spec §3). */
  passwords?: Passwords
  /** The catalogue. Default: the nine plants. */
  plants?: readonly Product[] | undefined
  payment?: PaymentMode
  /** Called with notices for the shopper that aren't part of a response. */
  notify?: ((notice: BackendNotice) => void) | undefined
  /** Headers of every response. */
  headers?: Record<string, string>
  /** What a 500 says. Default: the error's own message. */
  describeFailure?: DescribeFailure
}

/** The whole backend as MSW request handlers (Spec §7, Contract). */
export function createHandlers({
  store = createMemoryStore(users),
  latency = 400,
  clock = () => new Date(),
  secret = MOCK_SECRET,
  tokens = createTokens(secret, clock),
  passwords = plainPasswords,
  plants = seedPlants,
  payment = 'standIn',
  notify = () => undefined,
  headers,
  describeFailure,
}: HandlerOptions = {}): RequestHandler[] {
  const respond = createRespond({ latency, headers, describeFailure })
  const parts = { store, tokens, now: () => dayjs(clock()).format() }
  const on = createOn(parts, respond)
  const context: HandlerContext = { ...parts, on, passwords, plants, categories, notify }
  const calls = [
    ...authHandlers(context),
    ...catalogHandlers(context),
    ...listHandlers(context),
    unknownCall(respond),
  ]
  return [...(payment === 'standIn' ? [paymentStandIn()] : []), headCalls(calls), ...calls]
}
