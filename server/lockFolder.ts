import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { ConfigurationError } from './configuration'
import { folderFailure } from './dataFolder'

/**
 * Locks a data folder for this process and returns a function that unlocks it.
 *
 * The operating system holds the lock. Taking it is atomic, it ends with the process however that
 * dies, and it applies across containers that share the folder. A heartbeat file would not do here:
 * PGlite blocks the event loop for seconds while it creates a database, so a live process would look
 * dead.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  let fd: number | undefined
  try {
    mkdirSync(folder, { recursive: true })
    fd = openSync(file, 'a')
    if (!tryLock(fd))
      throw new ConfigurationError(
        `The data folder ${folder} (DATA_DIR) is in use by ${readOwner(file)}; to run several processes, set DATABASE_URL.`,
      )
    // For the message above only. The file stays when the lock is released, because removing it
    // would let two processes lock two different files.
    ftruncateSync(fd)
    writeSync(fd, `process ${process.pid} on ${hostname()}`)
    const lockedFd = fd
    return () => {
      closeSync(lockedFd)
    }
  } catch (error) {
    if (fd !== undefined) closeSync(fd)
    throw folderFailure(folder, error, "it can't be locked. Choose another folder")
  }
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8') || 'another process'
  } catch {
    // Windows refuses to read a locked file.
    return 'another process'
  }
}
