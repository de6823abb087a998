import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from '@jest/globals'
import { lockFolder } from '../../server/lockFolder'

const parent = mkdtempSync(join(tmpdir(), 'frond-locks-'))
const processes = new Set<ChildProcess>()

afterEach(async () => {
  await Promise.all([...processes].map(kill))
  for (const name of readdirSync(parent)) rmSync(join(parent, name), { recursive: true })
})

/** A process that tries to lock the folders on demand. */
async function startRival(folders: string[]) {
  const child = spawn(process.execPath, ['tests/backend/lockFolders.js', ...folders])
  processes.add(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  await lines.next()
  return {
    pid: child.pid,
    lockAt: async (startTime: number) => {
      child.stdin.write(`${startTime}\n`)
      const line = await lines.next()
      const locked: unknown = JSON.parse(String(line.value))
      return locked
    },
    kill: () => kill(child),
  }
}

async function kill(child: ChildProcess): Promise<void> {
  processes.delete(child)
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** Replaces a process id wherever the folder's files mention it. */
function rewriteProcessId(folder: string, from: number | undefined, to: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(String(from), String(to)))
  }
}

test('of two processes that lock a folder at the same moment, exactly one succeeds', async () => {
  const folders = Array.from({ length: 300 }, (_, index) => join(parent, String(index)))
  const rivals = await Promise.all([startRival(folders), startRival(folders)])
  const startTime = Date.now() + 100
  const locked = await Promise.all(rivals.map(({ lockAt }) => lockAt(startTime)))
  expect(locked.flat().toSorted()).toEqual(folders.toSorted())
})

test('the lock of a killed process is taken over, even if its id was reused', async () => {
  const folder = join(parent, 'data')
  const rival = await startRival([folder])
  expect(await rival.lockAt(Date.now())).toEqual([folder])
  await rival.kill()
  // This process is alive, and is not the one that held the lock.
  rewriteProcessId(folder, rival.pid, process.ppid)
  expect(() => {
    lockFolder(folder)()
  }).not.toThrow()
})

test('a process in another container, whose process id isn’t valid here, keeps its lock', async () => {
  const folder = join(parent, 'data')
  const rival = await startRival([folder])
  expect(await rival.lockAt(Date.now())).toEqual([folder])
  // Linux has no process ids above 2^22.
  rewriteProcessId(folder, rival.pid, 9_999_999)
  expect(() => lockFolder(folder)).toThrow(
    /^The data folder .*data \(DATA_DIR\) is in use by process 9999999 on \S+; to run several processes, set DATABASE_URL\.$/,
  )
})
