/** The entry `frond-mocks`, for Node, browsers and workers. */
import { calls as rows } from '@/contract/callTable'
import { messages as sentences } from '@/contract/messages'
import { demoAccount as demo } from '@/mocks/interface/demoAccount'
import { categories as seedCategories } from '@/mocks/seeds/categories'
import { plants as seedPlants } from '@/mocks/seeds/plants'
import { users as seedUsers } from '@/mocks/seeds/users'
import { deepFreeze } from '@/mocks/testing/deepFreeze'

export { bypass, delay, http, HttpResponse, passthrough } from 'msw'
export { API_PREFIX } from '@/contract/calls'
export type { Address, CartItem, Category, Product, WishlistItem } from '@/contract/entities'
export type { CallName } from '@/contract/callTable'
export { createMemoryStore, type MemoryStore } from '@/mocks/db/memoryStore'
export type { User, UserStore } from '@/mocks/db/userStore'
export { createCorsHandlers as createHandlers } from '@/mocks/cors'
export type { HandlerOptions } from '@/mocks/handlers/createHandlers'
export { callFails, callIsSlow, type Fault, type FaultOptions } from '@/mocks/scenarios/callFails'
export { installPayment, type PaymentOutcome } from '@/mocks/payment/installPayment'
export * from '@/mocks/payment/paymentScenarios'
export * from '@/mocks/scenarios/scenarios'

// The backend itself uses these objects: a test that changed one would change the next test.
export const categories = deepFreeze(seedCategories)
export const demoAccount = deepFreeze(demo)
export const calls = deepFreeze(rows)
export const messages = deepFreeze(sentences)
export const plants = deepFreeze(seedPlants)
export const users = deepFreeze(seedUsers)
