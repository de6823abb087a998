import { statfsSync } from 'node:fs'
import * as v from 'valibot'
import { ConfigurationError } from './configuration'

/** With less than this, in bytes, the database's next file may not fit. */
const LITTLE_SPACE = 32_000_000

const full = 'its disk is full. Free some space, then start again'
const forbidden =
  "this user isn't allowed to write to it. Change its permissions, or choose another folder"
const notFolder = 'a part of its path is a file. Choose another folder'

const reasons: Record<string, string> = {
  ENOSPC: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: 'its disk is read-only. Choose another folder',
  ENOTDIR: notFolder,
  EEXIST: notFolder,
}

const WithCode = v.object({ code: v.string() })

/** Says that a data folder can't be used, why, and what to do. */
export function folderFailure(
  folder: string,
  error: unknown,
  otherReason: string,
): ConfigurationError {
  if (error instanceof ConfigurationError) return error
  const known = v.is(WithCode, error) ? reasons[error.code] : undefined
  const reason = known ?? (isFull(folder) ? full : otherReason)
  return new ConfigurationError(`The data folder ${folder} (DATA_DIR) can't be used: ${reason}.`)
}

/** PGlite doesn't say why it has failed. */
function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LITTLE_SPACE
  } catch {
    return false
  }
}
