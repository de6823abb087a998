import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { createKit } from '../contract/kit'
import { sendTo } from '../contract/sendTo'
import {
  type BackendProcess,
  createDataFolder,
  failToStart,
  FIRST_START_MS,
  startBackend,
} from '../support/backendProcess'

// Shared by all tests: creating a database takes seconds, reopening it doesn't.
const folder = createDataFolder()
let backend: BackendProcess | undefined

beforeAll(async () => {
  await start()
  await backend?.stop()
}, FIRST_START_MS)

afterEach(async () => {
  await backend?.stop()
  backend = undefined
})

async function start(settings: Record<string, string> = {}): Promise<BackendProcess> {
  backend = await startBackend({ DATA_DIR: folder, ...settings })
  return backend
}

const kitOf = ({ apiUrl }: BackendProcess) =>
  createKit({ send: sendTo(apiUrl), aSecondLater: () => Promise.resolve() }, expect)

const SHOP = 'https://shop.frond.example'
const URL_OF_DATABASE = 'postgres://frond:secret-of-the-database@127.0.0.1:1/frond'

test.each([
  [{ PORT: 'eighty' }, "PORT must be a number from 0 to 65535, not 'eighty'."],
  [
    { HOST: '203.0.113.7' },
    /^PORT 0 can't be opened at HOST 203\.0\.113\.7: HOST isn't an address/,
  ],
  [
    { DATABASE_URL: URL_OF_DATABASE, DATABASE_WAIT_SECONDS: '0', TOKEN_SECRET: 'x'.repeat(32) },
    /^The database in DATABASE_URL can't be used: nothing listens .*\(ECONNREFUSED\)\.$/,
  ],
  // Below a file there is no folder.
  [
    { DATA_DIR: 'package.json/frond' },
    /^The data folder package\.json\/frond \(DATA_DIR\) can't be used: .* is a file\. Choose /,
  ],
])('with %j the server exits with code 1 and one sentence', async (settings, sentence) => {
  const { code, errors } = await failToStart({ DATA_DIR: folder, ...settings })
  expect(code).toBe(1)
  expect(errors.split('\n')).toHaveLength(1)
  expect(errors).toMatch(sentence)
  expect(errors).not.toMatch('secret-of-the-database')
})

test('a port or data folder in use is named, with exit code 1', async () => {
  const { apiUrl, stop, process } = await start()
  const { port } = new URL(apiUrl)
  const sameFolder = await failToStart({ DATA_DIR: folder })
  expect(sameFolder.code).toBe(1)
  expect(sameFolder.errors).toContain(
    `(DATA_DIR) is in use by process ${process.pid} on ${hostname()}; to run several processes`,
  )
  await stop()

  const server = createServer().listen(Number(port), 'localhost')
  await once(server, 'listening')
  const samePort = await failToStart({ DATA_DIR: folder, PORT: port })
  server.close()
  expect(samePort.code).toBe(1)
  expect(samePort.errors).toMatch(
    /^PORT \d+ can't be opened at HOST localhost: another process uses it \(EADDRINUSE\)\.$/,
  )
})

test('after kill -9 the next start takes over the data folder at once', async () => {
  const { process } = await start()
  const exited = once(process, 'exit')
  process.kill('SIGKILL')
  await exited
  const { apiUrl } = await start()
  const reply = await fetch(new URL('/health', apiUrl))
  expect(reply.status).toBe(200)
  expect(await reply.json()).toEqual({ status: 'ok' })
})

test('accounts, carts and tokens survive a restart', async () => {
  const first = kitOf(await start())
  const { token, email, password } = await first.signUp()
  const product = { _id: 'snake-plant' }
  const { body } = await first.post('/user/cart', { product }, token)
  expect(await backend?.stop()).toBe(0)

  const second = kitOf(await start())
  expect(await second.get('/user/cart', token)).toEqual({ status: 200, body })
  expect((await second.post('/auth/login', { email, password })).status).toBe(200)
})

test('neither the log nor the stored data contains a password or a token', async () => {
  const running = await start()
  const kit = kitOf(running)
  const { token, email, password } = await kit.signUp()
  await kit.post('/auth/login', { email, password })
  await kit.post('/auth/login', demoAccount)
  await kit.get(`/user/cart?authorization=${token}`, token)
  await running.prints('GET /api/user/cart 200')
  await running.stop()

  const log = running.printed.join('\n')
  expect(log).toMatch(/POST \/api\/auth\/signup 201 \d+ ms/)
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
  // The data is megabytes long: a failure must not print it.
  expect(stored.includes('scrypt$16384')).toBe(true)
  for (const secret of [password, demoAccount.password, token]) {
    expect(log.includes(secret)).toBe(false)
    expect(stored.includes(secret)).toBe(false)
  }
})

test('only pages of the shop’s origins can call the server', async () => {
  const { apiUrl } = await start({ SHOP_ORIGIN: `http://localhost:4173, ${SHOP}` })
  const ask = (origin: string, method: string) =>
    fetch(`${apiUrl}/products`, {
      method,
      headers: { origin, 'access-control-request-headers': 'authorization,traceparent' },
    })
  const allowed = await ask(SHOP, 'OPTIONS')
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,traceparent')
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET,POST,DELETE')
  expect((await ask(SHOP, 'GET')).headers.get('access-control-allow-origin')).toBe(SHOP)
  // The page can read a refusal, too.
  expect((await ask(SHOP, 'PUT')).headers.get('access-control-allow-origin')).toBe(SHOP)
  const stranger = await ask('https://elsewhere.example', 'GET')
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  expect(stranger.headers.get('vary')).toBe('Origin')
})

test('a refused origin is logged once, with the setting that can allow it', async () => {
  const { apiUrl, printed, prints } = await start({ SHOP_ORIGIN: SHOP })
  const other = 'http://localhost:4174'
  for (const origin of [other, other, SHOP])
    await fetch(`${apiUrl}/products`, { headers: { origin } })
  await fetch(`${apiUrl}/categories`)
  await prints('GET /api/categories 200')
  expect(printed.filter((line) => line.includes('origin'))).toEqual([
    `Refused a call from the origin '${other}'. To allow it, add it to SHOP_ORIGIN.`,
  ])
})

test('at SIGTERM the server finishes pending calls, accepts no others and exits with 0', async () => {
  const running = await start()
  const headers = { expect: '100-continue' }
  const call = request(`${running.apiUrl}/auth/login`, { method: 'POST', headers })
  const answered = new Promise<number | undefined>((resolve) => {
    call.once('response', ({ statusCode }) => {
      resolve(statusCode)
    })
  })
  call.write('{"email":"asha.rao@frond.example",')
  // The server has received the call.
  await once(call, 'continue')

  running.askToStop()
  await running.prints('The server is stopping.')
  await expect(fetch(`${running.apiUrl}/products`)).rejects.toThrow()
  call.end(`"password":${JSON.stringify(demoAccount.password)}}`)
  expect(await answered).toBe(200)
  expect(await running.stop()).toBe(0)
})
