import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { openPostgres } from '../../server/postgres'
import { type BackendProcess, startBackend } from '../support/backendProcess'
import { startEmptyPostgres } from '../support/emptyPostgres'
import { hasPostgres, startPostgres } from '../support/postgresServer'
import { startTcpProxy, type TcpProxy } from '../support/tcpProxy'
import { TOKEN_SECRET } from './stores'

const LIMIT_MS = 5000

const servers = [
  { name: 'a database without data', start: startEmptyPostgres },
  ...(hasPostgres ? [{ name: 'PostgreSQL', start: () => startPostgres() }] : []),
]

describe.each(servers)('with $name', ({ start }) => {
  let database: { port: number; stop: () => void }
  let proxy: TcpProxy
  let url: string

  beforeAll(async () => {
    database = await start()
    proxy = await startTcpProxy(database.port)
    url = `postgres://frond@127.0.0.1:${proxy.port}/postgres`
  })
  afterEach(() => {
    proxy.thaw()
  })
  afterAll(() => {
    proxy.close()
    database.stop()
  })

  describe('a backend', () => {
    let backend: BackendProcess
    beforeAll(async () => {
      backend = await startBackend({ DATABASE_URL: url, TOKEN_SECRET })
    })
    afterAll(() => backend.stop())

    const readCart = async () => {
      const authorization = await new SignJWT({ _id: 'nobody', email: 'nobody@frond.example' })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(TOKEN_SECRET))
      return timed(() => fetch(`${backend.apiUrl}/user/cart`, { headers: { authorization } }))
    }
    const health = () => timed(() => fetch(new URL('/health', backend.apiUrl)))

    test('when the connection dies silently, calls and /health fail within 5 s, then recover', async () => {
      expect((await health()).status).toBe(200)
      // More calls than the pool has connections, so that some are idle and others wait.
      await Promise.all(Array.from({ length: 20 }, readCart))

      proxy.freeze()
      const replies = await Promise.all([health(), ...Array.from({ length: 20 }, readCart)])
      expect(replies.map(({ status }) => status)).toEqual([
        503,
        ...Array.from({ length: 20 }, () => 500),
      ])
      expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(LIMIT_MS)

      proxy.thaw()
      let reply = await health()
      while (reply.status !== 200) reply = await health()
      expect((await readCart()).status).toBe(404)
    })
  })

  test('a change whose connection dies fails within 5 s and releases its row', async () => {
    const pool = await openPostgres(url, 0)
    await pool.query('create table if not exists rows (key text primary key)')
    await pool.query("insert into rows values ('a') on conflict do nothing")
    const select = "select * from rows where key = 'a' for update"
    const { ms, error } = await timed(() =>
      pool
        .transaction(async (connection) => {
          await connection.query(select)
          proxy.freeze()
          await connection.query('select 1')
        })
        .then(
          () => ({ error: undefined }),
          (error: unknown) => ({ error }),
        ),
    )
    expect(error).toBeInstanceOf(Error)
    expect(ms).toBeLessThan(LIMIT_MS)

    proxy.thaw()
    const isFree = () =>
      pool
        .transaction(async (connection) => connection.query(select))
        .then(
          () => true,
          () => false,
        )
    while (!(await isFree()));
    await pool.close()
  })

  test('a connection that closes during a change fails that change and nothing else', async () => {
    const pool = await openPostgres(url, 0)
    const change = pool.transaction(async (connection) => {
      await connection.query('select 1')
      const lost = prints('A connection to the database was lost')
      proxy.disconnect()
      await lost
      await connection.query('select 1')
    })
    await expect(change).rejects.toThrow()
    await expect(pool.query('select 1')).resolves.toBeDefined()
    await pool.close()
  })
})

/** Resolves once a line with this text is printed as an error. */
function prints(text: string): Promise<void> {
  return new Promise((resolve) => {
    jest.spyOn(console, 'error').mockImplementation((line) => {
      if (String(line).includes(text)) resolve()
    })
  })
}

async function timed<T extends object>(work: () => Promise<T>): Promise<T & { ms: number }> {
  const began = performance.now()
  const result = await work()
  return Object.assign(result, { ms: performance.now() - began })
}
