import { cartAddFails, createHandlers, type Product, type UserStore } from 'frond-mocks'
import { createTestBackend, type TestBackend } from 'frond-mocks/node'

const backend: TestBackend = createTestBackend({ latency: 0 })
backend.server.use(cartAddFails('network', { times: 2 }), ...createHandlers())

export const store: UserStore = backend.store
export const price = (product: Product): number => product.discountedPrice
// @ts-expect-error A fault is a status or one of four words.
cartAddFails('sometimes')
