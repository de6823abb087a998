import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import * as v from 'valibot'
import { createKit, type Kit } from '../contract/kit'
import { sendTo } from '../contract/sendTo'
import { type BackendProcess, startBackend } from '../support/backendProcess'
import { describeWithPostgres, type PostgresServer, startPostgres } from '../support/postgresServer'
import { startTcpProxy, type TcpProxy } from '../support/tcpProxy'
import { TOKEN_SECRET } from './stores'

const SHOPPERS = 8
const Cart = v.object({ cart: v.array(v.object({ qty: v.number() })) })

jest.setTimeout(120_000)

describeWithPostgres('with a synchronous standby', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  /** Simulates the address that moves to the new primary. */
  let proxy: TcpProxy
  let backend: BackendProcess
  let kit: Kit

  beforeAll(async () => {
    // Without a standby nothing could be committed, so its name is required only later.
    primary = await startPostgres()
    standby = await startPostgres({ primary })
    primary.configure("synchronous_standby_names = '*'")
    proxy = await startTcpProxy(primary.port)
    backend = await startBackend({
      DATABASE_URL: `postgres://frond@127.0.0.1:${proxy.port}/postgres`,
      TOKEN_SECRET,
    })
    kit = createKit({ send: sendTo(backend.apiUrl), aSecondLater: () => Promise.resolve() }, expect)
  })
  afterAll(async () => {
    await backend.stop()
    proxy.close()
    primary.stop()
    standby.stop()
  })

  const increment = (token: string) =>
    kit.post('/user/cart/snake-plant', { action: { type: 'increment' } }, token)

  test('a change that the standby hasn’t confirmed isn’t acknowledged', async () => {
    const { token } = await kit.signUp()
    await kit.post('/user/cart', { product: { _id: 'snake-plant' } }, token)
    standby.pause()
    const { status } = await increment(token)
    standby.resume()
    expect(status).toBe(500)
    while ((await increment(token)).status !== 200);
  })

  test('when the primary fails, no acknowledged change is lost and calls resume', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, async () => {
        const { token } = await kit.signUp()
        await kit.post('/user/cart', { product: { _id: 'snake-plant' } }, token)
        return { token, acknowledged: 1, hasResumed: false }
      }),
    )
    let hasFailedOver = false
    const shopping = shoppers.map(async (shopper) => {
      while (!shopper.hasResumed) {
        const wasFailedOver = hasFailedOver
        const { status } = await increment(shopper.token)
        if (status === 200) shopper.acknowledged += 1
        shopper.hasResumed = wasFailedOver && status === 200
      }
    })
    while (shoppers.some(({ acknowledged }) => acknowledged < 10)) await kit.get('/products')
    primary.crash()
    standby.promote()
    proxy.retarget(standby.port)
    hasFailedOver = true
    await Promise.all(shopping)

    for (const { token, acknowledged } of shoppers) {
      const { body } = await kit.get('/user/cart', token)
      const [line] = v.parse(Cart, body).cart
      expect(line?.qty).toBeGreaterThanOrEqual(acknowledged)
    }
  })
})
