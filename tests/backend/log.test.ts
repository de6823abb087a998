import { connect } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { printable } from '../../server/log'
import {
  type BackendProcess,
  createDataFolder,
  FIRST_START_MS,
  startBackend,
} from '../support/backendProcess'

const folder = createDataFolder()
let backend: BackendProcess | undefined

const start = async () => (backend = await startBackend({ DATA_DIR: folder }))
afterEach(async () => {
  await backend?.stop()
})

/** Sends text as it is, without a client that would correct it. */
function sendRaw({ apiUrl }: BackendProcess, text: string) {
  const { port } = new URL(apiUrl)
  const socket = connect(Number(port), 'localhost')
  socket.on('error', () => undefined)
  socket.write(text, 'latin1')
  return socket
}

test(
  'a path can’t forge a line of the log or move the terminal’s cursor',
  async () => {
    const running = await start()
    await fetch(
      `${running.apiUrl}/products/x%0A2026-01-01T00:00:00.000Z%20GET%20/forged%20200%1B%5B2J%E2%80%AE`,
    )
    sendRaw(running, 'GET /api/\x9b2J HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await fetch(`${running.apiUrl}/products/${'long'.repeat(1000)}`)
    await running.prints('…')
    expect(running.printed.filter((line) => line.includes('forged'))).toEqual([
      expect.stringMatching(/^\S+ GET \/api\/products\/x%0A2026\S+%1B\S+ 404 \d+ ms$/),
    ])
    expect(printable(running.printed.join(''))).toBe(running.printed.join(''))
    expect(Math.max(...running.printed.map(({ length }) => length))).toBeLessThan(300)
  },
  FIRST_START_MS,
)

test('whatever is logged stays on one line', () => {
  const text = 'a\nb\r\u001b[2J\u009b\u2028\u202e\u0000é🌿'
  expect(printable(text)).toBe('a\\u{a}b\\u{d}\\u{1b}[2J\\u{9b}\\u{2028}\\u{202e}\\u{0}é🌿')
})

test('an upload that the client aborts is logged as aborted, not as a failure', async () => {
  const running = await start()
  for (const framing of ['Content-Length: 500000', 'Transfer-Encoding: chunked']) {
    const socket = sendRaw(
      running,
      `POST /api/auth/signup HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n${framing}\r\n\r\n10\r\n{"email":`,
    )
    // The server has received the call.
    await new Promise((resolve) => socket.once('data', resolve))
    socket.destroy()
  }
  await running.prints('signup aborted', 2)
  expect(await running.stop()).toBe(0)
  expect(running.printed.join('\n')).not.toMatch(/ 500 \d+ ms|failed|Error/)
})

test('the server keeps running when the reader of its log goes away', async () => {
  const running = await start()
  running.process.stdout?.destroy()
  running.process.stderr?.destroy()
  for (let call = 0; call < 5; call += 1)
    expect((await fetch(`${running.apiUrl}/categories`)).status).toBe(200)
  expect(await running.stop()).toBe(0)
})
