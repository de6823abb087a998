import { call, send, signUp } from './backendClient.js'

/**
 * A client that floods a backend over eight connections, in a process of its own: it signs up, or fills
 * one account and reads its cart. `node bench/flood.js URL signups|account`, until it's killed.
 */
const [url, kind] = process.argv.slice(2)
const headers = { 'x-forwarded-for': '203.0.113.66', 'content-type': 'application/json' }
const CONNECTIONS = 8

/** Adds what the account may hold, or 13 MB where there's no bound. */
async function fillAccount() {
  const { token } = await signUp(url, headers)
  const product = { _id: 'filler', filler: 'x'.repeat(900_000) }
  for (let count = 0; count < 14; count += 1) {
    const { status } = await send(
      'POST',
      `${url}/user/cart`,
      { product },
      { ...headers, authorization: token },
    )
    if (status !== 201) break
  }
  return token
}

const floods = {
  signups: () => {
    let count = 0
    const user = { password: 'Moss-and-Peat-3', firstName: 'Bench', lastName: 'Client' }
    return () => {
      count += 1
      const email = `flood-${Date.now()}-${count}@frond.example`
      return send('POST', `${url}/auth/signup`, { ...user, email }, headers)
    }
  },
  account: async () => {
    const token = await fillAccount()
    return () => call('GET', `${url}/user/cart`, undefined, token, headers)
  },
}

const flood = await floods[kind]()
console.log('flooding')
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    for (;;) await flood()
  }),
)
