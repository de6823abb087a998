import { createServer } from 'node:net'
import { expect, jest, test } from '@jest/globals'
import { startBackend } from '../support/backendProcess'
import { startEmptyPostgres } from '../support/emptyPostgres'
import { freePort } from '../support/postgresServer'
import { TOKEN_SECRET } from './stores'

jest.setTimeout(60_000)

test.each([
  { what: 'a database that starts after the server' },
  {
    what: 'a proxy that accepts and closes, before its database listens,',
    proxy: createServer((socket) => socket.destroy()),
  },
])('$what is waited for, and the log says so', async ({ proxy }) => {
  const port = await freePort()
  proxy?.listen(port, '127.0.0.1')
  let database: { stop: () => void } | undefined
  const backend = await startBackend(
    { DATABASE_URL: `postgres://frond@127.0.0.1:${port}/postgres`, TOKEN_SECRET },
    async (prints) => {
      await prints('Waiting up to 30 seconds for it.')
      proxy?.close()
      database = await startEmptyPostgres(port)
    },
  )
  expect((await fetch(new URL('/health', backend.apiUrl))).status).toBe(200)
  expect(await backend.stop()).toBe(0)
  database?.stop()
})
