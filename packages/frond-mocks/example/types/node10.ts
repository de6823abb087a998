import { callFails, http, installPayment, plants, type Product, sessionExpires } from 'frond-mocks'
import { createTestBackend, setupServer } from 'frond-mocks/node'

const backend = createTestBackend({ handlers: [http.get('/quotes', () => undefined)] })
backend.server.use(sessionExpires(), callFails('cartAdd', 503))
export const { store } = backend
export const server = setupServer()

export const restore: () => void = installPayment(window, 'paid')
const product: Product | undefined = plants[0]
// @ts-expect-error A price is a number.
product?.discountedPrice.toUpperCase()
// @ts-expect-error There's no such call.
callFails('nothing')
