import { tryLock } from 'fs-native-extensions'
import { spawnSync } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { x } from 'tinyexec'
import { preview } from 'vite'
import { portInUse } from './explainPortInUse.js'
import { DEFAULT_SITE_URL } from './pageHead.js'

/**
 * `npm start`: builds the shop and serves it, `-- --port 5000` on another port. This is one process
 * besides npm's, because a shell between them wouldn't forward a signal.
 */
const options = {
  port: { type: 'string', default: new URL(DEFAULT_SITE_URL).port },
  host: { type: 'string', default: 'localhost' },
}
const { port, host } = parseArgs({ options }).values

let build
function stop() {
  build?.kill()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
// npm forwards a signal to the shell that runs the script. bash has become this process by then; other
// shells end without passing it on. Only a SIGINT sent to npm alone stops nothing where the shell is
// dash, which holds it back until this process has ended; `exec` in the script would help, but
// Windows has none.
if (process.env.npm_lifecycle_event === 'start') {
  const ancestors = npmAndShell()
  setInterval(() => {
    if (!ancestors.every(isAlive)) stop()
  }, 200).unref()
}

/** The parent, and where that is a shell, its parent too. Windows ends all processes of a console. */
function npmAndShell() {
  if (process.platform === 'win32') return [process.ppid]
  const ps = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  })
  const [, npm] = /^\s*(\d+)\s+\S*sh$/.exec(ps.stdout?.trim() ?? '') ?? []
  return [process.ppid, ...(npm ? [Number(npm)] : [])]
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Held until this process ends, however it does. */
const cache = join('node_modules', '.cache', 'frond')
mkdirSync(cache, { recursive: true })
if (!tryLock(openSync(join(cache, 'start.lock'), 'a')))
  fail(
    "Another 'npm start' is building or serving this shop. Stop it first, or serve the same build on another port with 'npm run preview -- --port 5000'.",
  )

await new Promise((resolve) => {
  const server = createServer()
  server.once('error', () => {
    fail(portInUse(port, 'npm start'))
  })
  server.listen(Number(port), host, () => server.close(resolve))
})

console.log('Building the shop…')
build = x(process.execPath, ['scripts/build.js', '--logLevel', 'warn'], {
  nodeOptions: { stdio: 'inherit' },
})
const { exitCode } = await build
if (exitCode !== 0) process.exit(exitCode ?? 1)

const server = await preview({ preview: { port: Number(port), host, strictPort: true } })
server.printUrls()
