import { setupWorker } from 'msw/browser'
import { cartAddFails, createHandlers, demoAccount, plants } from 'frond-mocks'

const worker = setupWorker(...createHandlers({ latency: 0 }))

const post = (path, body, headers = {}) =>
  fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })

/**
 * Makes calls that the handlers respond to, and resolves to the results that the check compares.
 */
async function visit() {
  await worker.start({ quiet: true })
  const { encodedToken: authorization } = await (await post('/auth/login', demoAccount)).json()
  const added = await post('/user/cart', { product: plants[0] }, { authorization })
  const { cart } = await added.json()
  worker.use(cartAddFails())
  const refused = await post('/user/cart', { product: plants[0] }, { authorization })
  return { added: added.status, lines: cart.length, refused: refused.status }
}

globalThis.visit = visit
