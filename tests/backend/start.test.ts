import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

/** A separate project, whose build is quick or waits until it's released. */
const project = mkdtempSync(join(tmpdir(), 'frond-start-'))
const at = (file: string) => join(project, file)
const start = resolve('scripts/start.js')
const running: ChildProcess[] = []
let port = 0

async function listen(server: Server, wanted = 0): Promise<number> {
  server.listen(wanted, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeEach(async () => {
  for (const folder of ['scripts', 'dist']) mkdirSync(at(folder), { recursive: true })
  writeFileSync(at('dist/index.html'), 'the shop')
  writeFileSync(
    at('scripts/build.js'),
    `const { appendFileSync, existsSync } = require('node:fs')
    appendFileSync('builds', process.pid + ' ')
    setInterval(() => { if (!existsSync('slow')) process.exit() }, 20)`,
  )
  const server = createServer()
  port = await listen(server)
  server.close()
  await once(server, 'close')
  const scripts = { start: `exec node ${JSON.stringify(start)} --port ${port}` }
  writeFileSync(at('package.json'), JSON.stringify({ scripts }))
})

afterEach(() => {
  for (const child of running.splice(0)) kill(child)
  rmSync(project, { recursive: true })
})

/** Ends a process and all that it has started. */
function kill({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

function run(command = process.execPath, args = [start, '--port', String(port)]) {
  const child = spawn(command, args, {
    cwd: project,
    detached: process.platform !== 'win32',
    // With colors, which CI turns on, Vite prints the port in bold, in the middle of the address.
    env: { ...process.env, NO_COLOR: '1' },
  })
  running.push(child)
  const ended = once(child, 'exit')
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += String(chunk)
    })
  const prints = async (text: string) => {
    const hasEnded = () => child.exitCode !== null
    await until(`it prints '${text}'`, () => printed.includes(text) || hasEnded())
    if (!printed.includes(text)) throw new Error(`It ended without '${text}': ${printed}`)
  }
  return { child, ended, prints, printed: () => printed }
}

/** The process ids of the builds that have begun. */
const builds = () =>
  existsSync(at('builds')) ? readFileSync(at('builds'), 'utf8').split(' ').filter(Boolean) : []

const isServed = () =>
  fetch(`http://localhost:${port}/`).then(
    async (response) => (await response.text()).includes('the shop'),
    () => false,
  )

function isAlive(pid: string): boolean {
  try {
    process.kill(Number(pid), 0)
    return true
  } catch {
    return false
  }
}

async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within 20 s: ${what}`)
    await wait(20)
  }
}

test('it says that it builds, then where the shop is served', async () => {
  writeFileSync(at('slow'), '')
  const { prints, printed } = run()
  await prints('Building the shop…')
  expect(printed()).not.toContain('http:')
  rmSync(at('slow'))
  await prints(`http://localhost:${port}/`)
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('the shop')
})

test.each(['builds', 'serves'])(
  'while one %s, a second neither builds nor serves, and says so in one line',
  async (phase) => {
    if (phase === 'builds') writeFileSync(at('slow'), '')
    await run().prints(phase === 'builds' ? 'Building' : 'http:')
    await until('a build begins', () => builds().length === 1)
    // On another port, too, it would replace what the first serves.
    const second = run(process.execPath, [start, '--port', '0'])
    expect(await second.ended).toEqual([1, null])
    expect(second.printed()).toMatch(/^Another 'npm start' is building or serving this shop\..*\n$/)
    expect(builds()).toHaveLength(1)
  },
)

test('nothing is built if the port is in use', async () => {
  const occupant = createServer()
  await listen(occupant, port)
  const { ended, printed } = run()
  expect(await ended).toEqual([1, null])
  occupant.close()
  expect(printed()).toMatch(
    new RegExp(`^Port ${port} is in use\\..*'npm start -- --port \\d+'.*\n$`),
  )
  expect(builds()).toEqual([])
})

test.each([
  [['--prot', '5000'], "Unknown option '--prot'. Usage: npm start -- [--port NUMBER]"],
  [['5000'], "Unexpected argument '5000'. Usage: npm start"],
  [['--port', 'abc'], "--port must be a number from 0 to 65535, not 'abc'. Usage: npm start"],
  [['--host', 'shop.invalid'], "The shop can't be served at shop.invalid, port 4173 (ENOTFOUND)."],
])('npm start -- %j ends with one sentence and builds nothing', async (args, sentence) => {
  const { ended, printed } = run(process.execPath, [start, ...args])
  expect(await ended).toEqual([1, null])
  expect(printed()).toContain(sentence)
  expect(printed().trimEnd().split('\n')).toHaveLength(1)
  expect(builds()).toEqual([])
})

test.each(['backend', 'start'])('%s.js without its packages says what to install', (script) => {
  for (const file of readdirSync('scripts')) cpSync(join('scripts', file), at(`scripts/${file}`))
  // Newer versions of Node warn where it's missing.
  writeFileSync(at('package.json'), '{ "type": "module" }')
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.js`], { cwd: project })
  expect(status).toBe(1)
  expect(String(stderr)).toMatch(/^Some packages aren't installed\. .* without --omit=dev\.\n$/)
})

// Windows has no signals: there, Ctrl+C reaches every process of the console.
const isPosix = process.platform !== 'win32'
const toTerminal = ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGINT')

const stops = [
  { name: 'SIGINT', stop: (child: ChildProcess) => child.kill('SIGINT') },
  { name: 'SIGTERM', stop: (child: ChildProcess) => child.kill('SIGTERM') },
  ...(isPosix
    ? [
        { name: 'Ctrl+C in the terminal of npm', viaNpm: true, stop: toTerminal },
        {
          name: 'SIGTERM to npm',
          viaNpm: true,
          stop: (child: ChildProcess) => child.kill('SIGTERM'),
        },
        {
          name: 'SIGINT to npm',
          viaNpm: true,
          stop: (child: ChildProcess) => child.kill('SIGINT'),
        },
        {
          name: 'SIGINT to what npm has started',
          viaNpm: true,
          stop: ({ pid = 0 }: ChildProcess) => {
            const { stdout } = spawnSync('pgrep', ['-P', String(pid)])
            process.kill(Number(stdout), 'SIGINT')
          },
        },
      ]
    : []),
]

test.each(stops.flatMap((row) => ['builds', 'serves'].map((phase) => ({ phase, ...row }))))(
  'while it $phase, $name ends all of it',
  async ({ phase, viaNpm, stop }) => {
    if (phase === 'builds') writeFileSync(at('slow'), '')
    const { child, ended, prints } = viaNpm ? run('npm', ['start']) : run()
    await prints(phase === 'builds' ? 'Building' : 'http:')
    await until('a build begins', () => builds().length === 1)
    stop(child)
    await ended
    // npm may end a moment earlier.
    await until('the build ends', () => !builds().some(isAlive))
    await until('the shop is no longer served', async () => !(await isServed()))
    expect(builds().filter(isAlive)).toEqual([])
  },
)
