/** The entry `frond-mocks`, for Node, browsers and workers. */
import { demoAccount as demo } from '../../src/mocks/interface/demoAccount'
import { calls as rows } from '../../src/contract/callTable'
import { messages as sentences } from '../../src/contract/messages'
import { categories as seedCategories } from '../../src/mocks/seeds/categories'
import { plants as seedPlants } from '../../src/mocks/seeds/plants'
import { users as seedUsers } from '../../src/mocks/seeds/users'
import { deepFreeze } from '../../src/mocks/testing/deepFreeze'

export { bypass, delay, http, HttpResponse, passthrough } from 'msw'
export { API_PREFIX } from '../../src/contract/calls'
export type {
  Address,
  CartItem,
  Category,
  Product,
  WishlistItem,
} from '../../src/contract/entities'
export type { CallName } from '../../src/contract/callTable'
export { createMemoryStore, type MemoryStore } from '../../src/mocks/db/memoryStore'
export type { User, UserStore } from '../../src/mocks/db/userStore'
export { createCorsHandlers as createHandlers } from '../../src/mocks/cors'
export type { HandlerOptions } from '../../src/mocks/handlers/createHandlers'
export {
  callFails,
  callIsSlow,
  type Fault,
  type FaultOptions,
} from '../../src/mocks/scenarios/callFails'
export { installPayment, type PaymentOutcome } from '../../src/mocks/payment/installPayment'
export * from '../../src/mocks/payment/paymentScenarios'
export * from '../../src/mocks/scenarios/scenarios'

// The backend itself uses these objects: a test that changed one would change the next test.
export const categories = deepFreeze(seedCategories)
export const demoAccount = deepFreeze(demo)
export const calls = deepFreeze(rows)
export const messages = deepFreeze(sentences)
export const plants = deepFreeze(seedPlants)
export const users = deepFreeze(seedUsers)
