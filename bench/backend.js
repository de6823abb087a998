import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { agent, at, call, signUp, startBackend } from './backendClient.js'

/**
 * Calls per second and p99 of the backend at 1, 10 and 100 clients: `node bench/backend.js` on the
 * embedded database; with DATABASE_URL on PostgreSQL, with one process and with two. Each client has
 * its own account and makes one call after the other: it reads its cart twice, then changes it.
 * The clients share the machine with the backend.
 *
 * `node bench/backend.js flood [CHECKOUT…]` measures how long a shopper's reads take alone, and while
 * another client floods the backend (bench/flood.js). Checkouts of the project are measured in turns.
 */
const DURATION_S = Number(process.env.BENCH_SECONDS ?? 10)
const CLIENTS = [1, 10, 100]
const ROUNDS = 3
const { DATABASE_URL } = process.env

async function measure(urls, clients) {
  const accounts = []
  for (let index = 0; index < clients; index += 1)
    accounts.push(await signUp(urls[index % urls.length]))
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
  return { perSecond: times.length / DURATION_S, median: at(times, 0.5), p99: at(times, 0.99) }
}

/** Times of a shopper who reads the cart ten times a second, in ms, sorted. */
async function read({ url, token }) {
  const times = []
  const end = performance.now() + DURATION_S * 1000
  while (performance.now() < end) {
    const began = performance.now()
    await call('GET', `${url}/user/cart`, undefined, token)
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return times.sort((a, b) => a - b)
}

async function readWhile(kind, shopper) {
  if (kind === 'alone') return read(shopper)
  const flood = spawn(process.execPath, ['bench/flood.js', shopper.url, kind], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise((resolve) => createInterface(flood.stdout).once('line', resolve))
  const times = await read(shopper)
  flood.kill()
  return times
}

async function compareFloods(checkouts) {
  const measured = new Map()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const checkout of checkouts) {
      const dataDir = mkdtempSync(join(folder, 'flood-'))
      const settings = { DATA_DIR: dataDir, TRUSTED_PROXIES: '1' }
      const backend = await startBackend(settings, checkout)
      const shopper = await signUp(backend.url, { 'x-forwarded-for': '203.0.113.1' })
      for (const kind of ['alone', 'signups', 'account']) {
        const times = measured.get(`${checkout} | ${kind}`) ?? []
        measured.set(`${checkout} | ${kind}`, [...times, ...(await readWhile(kind, shopper))])
      }
      await backend.stop()
    }
  console.log('| checkout | flood | reads | median | p95 |')
  console.log('| --- | --- | ---: | ---: | ---: |')
  for (const [name, times] of measured) {
    times.sort((a, b) => a - b)
    const [median, p95] = [0.5, 0.95].map((share) => `${at(times, share).toFixed(1)} ms`)
    console.log(`| ${name} | ${times.length} | ${median} | ${p95} |`)
  }
}

async function compareClients() {
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
}

const [mode, ...checkouts] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'frond-bench-'))
try {
  if (mode === 'flood') await compareFloods(checkouts.length > 0 ? checkouts : ['.'])
  else await compareClients()
} finally {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
