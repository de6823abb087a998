import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from '@jest/globals'
import { listen } from './tcpProxy'

/** Debian's `postgresql` package installs its programs here, by version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of the newest installed PostgreSQL, if any. */
function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  return readdirSync(DEBIAN_FOLDER)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

const programs = process.env['FROND_LONG'] === undefined ? undefined : findPostgres()

/** Whether tests use PostgreSQL: in the long run, if it's installed. */
export const hasPostgres = programs !== undefined

/** Skips tests that need PostgreSQL where they don't use it. */
export const describeWithPostgres = hasPostgres ? describe : describe.skip

export interface PostgresServer {
  port: number
  /** For `DATABASE_URL`. */
  url: string
  /** Ends it at once, as a crash does. */
  crash: () => void
  /** Makes a standby the primary. */
  promote: () => void
  /** Changes a setting, e.g. `synchronous_standby_names = '*'`. */
  configure: (setting: string) => void
  /** Encrypts connections with a new certificate that it signed itself. Returns its file. */
  encrypt: () => string
  /** Stops its processes until `resume`, as a hanging machine does. */
  pause: () => void
  resume: () => void
  stop: () => void
}

// PostgreSQL and PgBouncer refuse to run as root. PostgreSQL's package creates a user for it.
const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

/** Runs a program as a user that isn't root. */
export function runAsOwner(folder: string, ...program: string[]): void {
  const [command = '', ...args] = [...asOwner, ...program]
  execFileSync(command, args, { stdio: 'ignore', cwd: folder })
}

/** Creates a temporary folder of that user. */
export function ownedFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  if (asOwner.length > 0) execFileSync('chown', ['postgres', folder])
  return folder
}

/**
 * Starts PostgreSQL in a temporary folder and on a free port.
 *
 * @param options.primary copies this server, and follows it as a standby
 */
export async function startPostgres({
  primary,
}: { primary?: PostgresServer } = {}): Promise<PostgresServer> {
  if (programs === undefined) throw new Error("PostgreSQL isn't installed.")
  const folder = ownedFolder('frond-postgres-')
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...args: string[]) => {
    runAsOwner(folder, join(programs, program), '-D', data, ...args)
  }
  if (primary) run('pg_basebackup', '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast')
  else run('initdb', '-U', 'frond', '--auth=trust', '--encoding=UTF8', '--no-locale')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const signal = (name: string) => {
    // The first line of the file is the id of the main process.
    runAsOwner(data, 'sh', '-c', `pkill -${name} -P "$(head -1 postmaster.pid)"`)
  }
  const configure = (...settings: string[]) => {
    appendFileSync(join(data, 'postgresql.conf'), settings.map((line) => `${line}\n`).join(''))
    run('pg_ctl', 'reload')
  }
  let isRunning = true
  const end = (mode: string) => {
    if (isRunning) run('pg_ctl', '-w', '-m', mode, 'stop')
    isRunning = false
  }
  return {
    port,
    url: `postgres://frond@127.0.0.1:${port}/postgres`,
    crash: () => {
      end('immediate')
    },
    promote: () => {
      run('pg_ctl', '-w', 'promote')
    },
    configure,
    encrypt: () => {
      // PostgreSQL expects these names.
      const certificate = join(data, 'server.crt')
      const key = join(data, 'server.key')
      const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
      const files = ['-keyout', key, '-out', certificate]
      runAsOwner(
        data,
        'openssl',
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        ...about,
        ...files,
      )
      configure('ssl = on')
      return certificate
    },
    pause: () => {
      signal('STOP')
    },
    resume: () => {
      signal('CONT')
    },
    stop: () => {
      end('fast')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}
