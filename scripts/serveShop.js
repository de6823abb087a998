import { tryLock } from 'fs-native-extensions'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { x } from 'tinyexec'
import { preview } from 'vite'
import { portInUse, tryPort } from './explainPortInUse.js'
import { DEFAULT_SITE_URL } from './pageHead.js'

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

/** `--host` alone listens at every address, as it does in Vite. */
function withAddress(args) {
  return args.map((arg, at) =>
    arg === '--host' && (args[at + 1] ?? '-').startsWith('-') ? '--host=0.0.0.0' : arg,
  )
}

function readArguments(args) {
  try {
    const { port, host } = parseArgs({ options, args: withAddress(args) }).values
    if (/^\d+$/.test(port) && Number(port) <= 65_535) return { port: Number(port), host }
    return fail(`--port must be a number from 0 to 65535, not '${port}'. ${USAGE}`)
  } catch (error) {
    return fail(`${error.message.split('. ')[0].replace(/\.$/, '')}. ${USAGE}`)
  }
}

/**
 * `npm start`: builds the shop and serves it, `-- --port 5000` on another port. package.json starts it
 * with `exec`, so that npm's signals reach this process: a shell in between wouldn't forward them.
 */
export async function serveShop(args) {
  const { port, host } = readArguments(args)
  let build
  const stop = () => {
    // A running build ends this process when it ends itself, so that neither survives the other.
    if (!build?.kill()) process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

  /** Held until this process ends, however it does. */
  const cache = join('node_modules', '.cache', 'frond')
  mkdirSync(cache, { recursive: true })
  if (!tryLock(openSync(join(cache, 'start.lock'), 'a')))
    fail(
      "Another 'npm start' is building or serving this shop. Stop it first, or serve the same build on another port with 'npm run preview -- --port 5000'.",
    )

  await tryPort(port, host).catch(async ({ code }) => {
    if (code === 'EADDRINUSE') fail(portInUse(port, 'npm start', await tryPort(0)))
    fail(`The shop can't be served at ${host}, port ${port} (${code}). ${USAGE}`)
  })

  console.log('Building the shop…')
  build = x(process.execPath, ['scripts/build.js', '--logLevel', 'warn'], {
    nodeOptions: { stdio: 'inherit' },
  })
  const { exitCode } = await build
  if (build.killed) process.exit()
  if (exitCode !== 0) process.exit(exitCode ?? 1)

  // What is served is public, so a tunnel may call it by any name.
  const server = await preview({ preview: { port, host, strictPort: true, allowedHosts: true } })
  server.printUrls()
}
