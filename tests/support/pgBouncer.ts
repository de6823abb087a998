import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, ownedFolder, runAsOwner } from './postgresServer'

/** Debian's `pgbouncer` package installs it here. */
const PROGRAM = '/usr/sbin/pgbouncer'

export const hasPgBouncer = existsSync(PROGRAM)

/** Starts PgBouncer in transaction mode, with the settings of docs/backend.md. */
export async function startPgBouncer(postgresPort: number) {
  const folder = ownedFolder('frond-pgbouncer-')
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  const pidFile = join(folder, 'pid')
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${postgresPort} user=frond
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
pidfile = ${pidFile}
logfile = ${join(folder, 'log')}
`,
  )
  runAsOwner(folder, PROGRAM, '-d', settings)
  return {
    url: `postgres://frond@127.0.0.1:${port}/postgres`,
    stop: () => {
      runAsOwner(folder, 'sh', '-c', `kill -INT "$(cat ${pidFile})"`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
