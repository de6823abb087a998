import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import {
  type BackendProcess,
  createDataFolder,
  FIRST_START_MS,
  startBackend,
} from '../support/backendProcess'

const folder = createDataFolder()
let backend: BackendProcess | undefined

async function start(settings: Record<string, string> = {}) {
  backend = await startBackend({ DATA_DIR: folder, ...settings })
  const { port } = new URL(backend.apiUrl)
  const socket = connect(Number(port), 'localhost')
  await once(socket, 'connect')
  return { running: backend, socket }
}
afterEach(async () => {
  await backend?.stop()
})

const GET = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (bytes: number) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`
const statuses = (replies: string) => replies.match(/(?<=HTTP\/1\.1 )\d+/g)

test(
  'KEEP_ALIVE_SECONDS sets how long an idle connection stays open',
  async () => {
    const { socket } = await start({ KEEP_ALIVE_SECONDS: '1' })
    socket.write(GET)
    // The server closes it, and the test would time out otherwise.
    expect(statuses(await text(socket))).toEqual(['200'])
  },
  FIRST_START_MS,
)

test('an idle connection doesn’t delay the shutdown', async () => {
  const { running, socket } = await start()
  socket.write(GET)
  await once(socket, 'data')
  const began = performance.now()
  expect(await running.stop()).toBe(0)
  expect(performance.now() - began).toBeLessThan(5000)
})

test('the reply to more than 1 MB arrives, and says that the connection closes', async () => {
  const { socket } = await start()
  socket.write(post(3_000_000))
  socket.write('x'.repeat(3_000_000))
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i)
  expect(reply).toContain(JSON.stringify({ errors: ['The body is larger than 1 MB.'] }))
})

test('a refused body that never arrives closes the connection', async () => {
  const { socket } = await start()
  socket.write(post(3_000_000))
  socket.write('x'.repeat(1000))
  // The server closes it, and the test would time out otherwise.
  expect(statuses(await text(socket))).toEqual(['413'])
})
