import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tryLock } from 'fs-native-extensions'
import { preview } from 'vite'
import { ensureWritable } from './explainFailedStart.js'
import { DEFAULT_SITE_URL } from './pageHead.js'

/**
 * `npm start`: builds the shop and serves it, `-- --port 5000` on another port. package.json starts it
 * with `exec`, so that npm's signals reach this process: a shell in between wouldn't forward them.
 */
const USAGE =
  "Usage: npm start -- [--port NUMBER] [--host [ADDRESS]]. '--host' alone also serves other devices of your network."

const options = {
  port: { type: 'string', default: new URL(DEFAULT_SITE_URL).port },
  host: { type: 'string', default: 'localhost' },
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function readArguments(args) {
  // `--host` alone listens at every address, as it does in Vite.
  const withAddress = args.map((arg, at) =>
    arg === '--host' && (args[at + 1] ?? '-').startsWith('-') ? '--host=0.0.0.0' : arg,
  )
  try {
    const { port, host } = parseArgs({ options, args: withAddress }).values
    if (/^\d+$/.test(port) && Number(port) <= 65_535) return { port: Number(port), host }
    return fail(`--port must be a number from 0 to 65535, not '${port}'. ${USAGE}`)
  } catch (error) {
    return fail(`${error.message.split('. ')[0].replace(/\.$/, '')}. ${USAGE}`)
  }
}

/** Listens for a moment, because a build would be in vain if the port is in use. */
async function tryPort(port, host) {
  const server = createServer().listen(port, host)
  await once(server, 'listening').catch(({ code }) =>
    fail(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the process that uses it, or choose another port with 'npm start -- --port 5000'; a backend (VITE_API_URL) must then allow the origin http://localhost:5000 in SHOP_ORIGIN.`
        : `The shop can't be served at ${host}, port ${port} (${code}). ${USAGE}`,
    ),
  )
  server.close()
  await once(server, 'close')
}

/** Builds in a process of its own, which ends with this one. */
async function build() {
  console.log('Building the shop…')
  const child = spawn(process.execPath, ['scripts/build.js', '--logLevel', 'warn'], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // `kill` returns false once the build has ended.
      if (!child.kill()) process.exit()
    })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(code ?? 0)
}

const { port, host } = readArguments(process.argv.slice(2))
/** Held until this process ends, however it does. */
const cache = join('node_modules', '.cache', 'frond')
for (const folder of [cache, join('node_modules', '.vite-temp'), 'dist']) ensureWritable(folder)
if (!tryLock(openSync(join(cache, 'start.lock'), 'a')))
  fail(
    "Another 'npm start' is building or serving this shop. Stop it first, or serve the same build on another port with 'npm run preview -- --port 5000'.",
  )
await tryPort(port, host)
await build()
// What is served is public, so a tunnel may call it by any name.
const server = await preview({ preview: { port, host, strictPort: true, allowedHosts: true } })
server.printUrls()
