import { tryLock } from 'fs-native-extensions'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { x } from 'tinyexec'
import { preview } from 'vite'
import { portInUse, tryPort } from './explainPortInUse.js'
import { DEFAULT_SITE_URL } from './pageHead.js'

/**
 * `npm start`: builds the shop and serves it, `-- --port 5000` on another port. package.json starts it
 * with `exec`, so that npm's signals reach this process: a shell in between wouldn't forward them.
 */
const options = {
  port: { type: 'string', default: new URL(DEFAULT_SITE_URL).port },
  host: { type: 'string', default: 'localhost' },
}
const { port, host } = parseArgs({ options }).values

let build
function stop() {
  // A running build ends this process when it ends itself, so that neither survives the other.
  if (!build?.kill()) process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

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

await tryPort(Number(port), host).catch(async () =>
  fail(portInUse(port, 'npm start', await tryPort(0))),
)

console.log('Building the shop…')
build = x(process.execPath, ['scripts/build.js', '--logLevel', 'warn'], {
  nodeOptions: { stdio: 'inherit' },
})
const { exitCode } = await build
if (build.killed) process.exit()
if (exitCode !== 0) process.exit(exitCode ?? 1)

const server = await preview({ preview: { port: Number(port), host, strictPort: true } })
server.printUrls()
