import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from './configuration'

/**
 * Takes a data folder for this process, and returns what gives it back. The lock file of a process
 * that has ended, or that had this one's id (as in a container that was restarted), holds nobody
 * off.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'process-id')
  try {
    mkdirSync(folder, { recursive: true })
    const owner = ownerOf(file)
    if (owner !== undefined && isRunning(owner))
      throw new ConfigurationError(
        `The folder ${folder} of DATA_DIR is in use by process ${owner}; for several processes set DATABASE_URL.`,
      )
    writeFileSync(file, String(process.pid))
  } catch (error) {
    if (error instanceof ConfigurationError || !(error instanceof Error)) throw error
    throw new ConfigurationError(
      `The folder ${folder} of DATA_DIR cannot be used: ${error.message}.`,
    )
  }
  return () => {
    rmSync(file, { force: true })
  }
}

function ownerOf(file: string): number | undefined {
  try {
    const id = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(id) && id > 0 && id !== process.pid ? id : undefined
  } catch {
    return undefined
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // A process of another user exists all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
