import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Calls per second and p99 of the backend at 1, 10 and 100 clients: `node bench/backend.js` on the
 * embedded database; with DATABASE_URL on PostgreSQL, with one process and with two. Each client has
 * its own account and makes one call after the other: it reads its cart twice, then changes it.
 * The clients share the machine with the backend.
 */
const DURATION_S = Number(process.env.BENCH_SECONDS ?? 10)
const CLIENTS = [1, 10, 100]
const { DATABASE_URL } = process.env
const TOKEN_SECRET = 'the bench signs with this and shares it with nobody'

async function startBackend(settings) {
  const child = spawn(process.execPath, ['scripts/backend.js'], {
    env: { ...process.env, PORT: '0', TOKEN_SECRET, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The backend has not started.')))
    createInterface(child.stdout).on('line', (line) => {
      const found = /http:\S+\/api/.exec(line)
      if (found) resolve(found[0])
    })
  })
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit').once('exit', resolve)
      child.send('shutdown')
    })
  return { url, stop }
}

const agent = new Agent({ keepAlive: true })

function call(method, url, body, authorization) {
  const headers = authorization ? { authorization } : {}
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (reply) => {
      let text = ''
      reply.on('data', (chunk) => (text += chunk))
      reply.on('end', () => {
        if (reply.statusCode < 400) resolve(JSON.parse(text))
        else reject(new Error(`${method} ${url} answered ${reply.statusCode}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

async function signUp(url, name) {
  const email = `bench-${Date.now()}-${name}@frond.example`
  const user = { email, password: 'Moss-and-Peat-3', firstName: 'Bench', lastName: 'Client' }
  const { encodedToken } = await call('POST', `${url}/auth/signup`, user)
  await call('POST', `${url}/user/cart`, { product: { _id: 'snake-plant' } }, encodedToken)
  return { url, token: encodedToken }
}

async function measure(urls, clients) {
  const accounts = []
  for (let name = 0; name < clients; name += 1)
    accounts.push(await signUp(urls[name % urls.length], name))
  const times = []
  const end = performance.now() + DURATION_S * 1000
  await Promise.all(
    accounts.map(async ({ url, token }) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const began = performance.now()
        if (turn % 3 < 2) await call('GET', `${url}/user/cart`, undefined, token)
        else {
          const action = { type: turn % 2 === 0 ? 'increment' : 'decrement' }
          await call('POST', `${url}/user/cart/snake-plant`, { action }, token)
        }
        times.push(performance.now() - began)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))]
  return { perSecond: times.length / DURATION_S, median: at(0.5), p99: at(0.99) }
}

const folder = mkdtempSync(join(tmpdir(), 'frond-bench-'))
try {
  console.log('| store | processes | clients | calls per second | median | p99 |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const processes of DATABASE_URL ? [1, 2] : [1]) {
    const backends = []
    for (let index = 0; index < processes; index += 1)
      backends.push(await startBackend({ DATA_DIR: join(folder, String(index)) }))
    for (const clients of CLIENTS) {
      const { perSecond, median, p99 } = await measure(
        backends.map(({ url }) => url),
        clients,
      )
      const store = DATABASE_URL ? 'PostgreSQL' : 'embedded'
      console.log(
        `| ${store} | ${processes} | ${clients} | ${perSecond.toFixed(0)} | ${median.toFixed(1)} ms | ${p99.toFixed(1)} ms |`,
      )
    }
    for (const backend of backends) await backend.stop()
  }
} finally {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
