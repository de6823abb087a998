import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll } from '@jest/globals'

/** How long the first start can take, which creates the database. */
export const FIRST_START_MS = 180_000

export interface BackendProcess {
  /** The base URL of its calls, e.g. `http://localhost:8080/api`. */
  apiUrl: string
  process: ChildProcess
  /** The lines printed so far. */
  printed: string[]
  /** Resolves once a line that contains the text, or this many, are printed. */
  prints: (text: string, count?: number) => Promise<void>
  /** Asks it to stop with SIGTERM, or with a message on Windows, which has no SIGTERM. */
  askToStop: () => void
  /** Asks it to stop, and resolves to its exit code. */
  stop: () => Promise<number | null>
}

interface SpawnOptions {
  /** The largest file that it can write, in blocks of 512 or 1024 bytes. */
  fileSizeBlocks?: number
}

/** Runs the backend with these settings only: it doesn't inherit the test's environment. */
function spawnBackend(
  settings: Record<string, string>,
  { fileSizeBlocks }: SpawnOptions = {},
): ChildProcess {
  const { PATH = '' } = process.env
  const env = { PATH, PORT: '0', ...settings }
  const backend = [process.execPath, 'scripts/backend.js']
  const [command = '', ...args] =
    fileSizeBlocks === undefined
      ? backend
      : ['sh', '-c', `ulimit -f ${fileSizeBlocks}; exec "$@"`, 'sh', ...backend]
  const child = spawn(command, args, {
    env,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

const running = new Set<ChildProcess>()

const folders: string[] = []

// A failed test may leave its backend running.
afterAll(async () => {
  for (const child of running) {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Creates a folder for a backend's data, which is removed after the tests of the file. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frond-data-'))
  folders.push(folder)
  return folder
}

/**
 * Starts a backend on a free port and resolves when it's listening.
 *
 * @param meanwhile runs until it listens, and can wait for a line that it prints
 */
export async function startBackend(
  settings: Record<string, string>,
  meanwhile?: (prints: BackendProcess['prints']) => Promise<void>,
): Promise<BackendProcess> {
  const child = spawnBackend(settings)
  const printed: string[] = []
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface(stream).on('line', (line) => {
      printed.push(line)
      for (const look of waiting) look()
    })
  }
  const exited = once(child, 'exit')
  const prints = (text: string, count = 1) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (printed.filter((line) => line.includes(text)).length < count) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
      void exited.then(() => {
        reject(new Error(`The server ended without printing '${text}': ${printed.join('\n')}`))
      })
    })

  await Promise.all([meanwhile?.(prints), prints('The server is listening at')])
  const apiUrl = /http:\S+\/api/.exec(printed.join('\n'))?.[0]
  if (apiUrl === undefined) throw new Error("The server didn't print its URL.")
  const askToStop = () => {
    if (process.platform === 'win32') child.send('shutdown')
    else child.kill('SIGTERM')
  }
  return {
    apiUrl,
    process: child,
    printed,
    prints,
    askToStop,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        askToStop()
        await exited
      }
      return child.exitCode
    },
  }
}

/** Runs a backend that should fail to start. Resolves to its exit code and error output. */
export async function failToStart(settings: Record<string, string>, options?: SpawnOptions) {
  const child = spawnBackend(settings, options)
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk)
  })
  await once(child, 'close')
  return { code: child.exitCode, errors: errors.trimEnd() }
}
