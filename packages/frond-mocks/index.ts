/** The entry `frond-mocks`, for Node, browsers and workers. */
export { API_PREFIX } from '../../src/contract/calls'
export { demoAccount } from '../../src/contract/demoAccount'
export type {
  Address,
  CartItem,
  Category,
  Product,
  WishlistItem,
} from '../../src/contract/entities'
export { type EndpointName, endpoints } from '../../src/contract/endpoints'
export { messages } from '../../src/contract/messages'
export { createMemoryStore, type MemoryStore } from '../../src/mocks/db/memoryStore'
export type { User, UserStore } from '../../src/mocks/db/userStore'
export { createHandlers, type HandlerOptions } from '../../src/mocks/handlers'
export {
  callFails,
  callIsSlow,
  type Fault,
  type FaultOptions,
} from '../../src/mocks/scenarios/callFails'
export * from '../../src/mocks/scenarios/paymentEnds'
export * from '../../src/mocks/scenarios/scenarios'
export { categories } from '../../src/mocks/seeds/categories'
export { largeCatalogue } from '../../src/mocks/seeds/largeCatalogue'
export { plants } from '../../src/mocks/seeds/plants'
export { users } from '../../src/mocks/seeds/users'
