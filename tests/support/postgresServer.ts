import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from './tcpProxy'

/** Debian's `postgresql` package installs its programs here, by version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of the newest installed PostgreSQL, if any. */
export function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  return readdirSync(DEBIAN_FOLDER)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

interface PostgresServer {
  port: number
  /** For `DATABASE_URL`. */
  url: string
  stop: () => void
}

/** Starts PostgreSQL in a temporary folder and on a free port. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'frond-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root. Its package creates a user for it.
  const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const run = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...asOwner, join(programs, program), ...args]
    execFileSync(command, rest, { stdio: 'ignore', cwd: folder })
  }
  if (asOwner.length > 0) execFileSync('chown', ['postgres', folder])

  run('initdb', '-D', data, '-U', 'frond', '--auth=trust', '--encoding=UTF8', '--no-locale')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  return {
    port,
    url: `postgres://frond@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}
