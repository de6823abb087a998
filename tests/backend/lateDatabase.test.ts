import { createServer } from 'node:net'
import { expect, jest, test } from '@jest/globals'
import { startBackend } from '../support/backendProcess'
import { startEmptyPostgres } from '../support/emptyPostgres'
import { freePort } from '../support/postgresServer'
import { TOKEN_SECRET } from './stores'

jest.setTimeout(60_000)

test('a database that starts after the server is waited for, and the log says so', async () => {
  const port = await freePort()
  const starting = startBackend(
    { DATABASE_URL: `postgres://frond@127.0.0.1:${port}/postgres`, TOKEN_SECRET },
    async (prints) => {
      await prints('Waiting up to 30 seconds for it.')
      database = await startEmptyPostgres(port)
    },
  )
  let database: { stop: () => void } | undefined
  const backend = await starting
  expect((await fetch(new URL('/health', backend.apiUrl))).status).toBe(200)
  expect(await backend.stop()).toBe(0)
  database?.stop()
})

test('a proxy that accepts and closes, before its database listens, is waited for too', async () => {
  const port = await freePort()
  const proxy = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
  let database: { stop: () => void } | undefined
  const backend = await startBackend(
    { DATABASE_URL: `postgres://frond@127.0.0.1:${port}/postgres`, TOKEN_SECRET },
    async (prints) => {
      await prints('Waiting up to 30 seconds for it.')
      proxy.close()
      database = await startEmptyPostgres(port)
    },
  )
  expect((await fetch(new URL('/health', backend.apiUrl))).status).toBe(200)
  expect(await backend.stop()).toBe(0)
  database?.stop()
})
