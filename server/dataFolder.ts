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
  EDQUOT: full,
  EFBIG:
    "the system doesn't let this process write files of that size. Raise its limit (ulimit -f)",
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: 'its disk is read-only. Choose another folder',
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  EIO: "its disk can't be read or written. Check the disk, or restore the folder from a backup",
  EMFILE: 'this process has too many open files. Raise its limit (ulimit -n)',
}

/** PGlite's file system numbers errors as WASI does. */
const wasiCodes: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  20: 'EEXIST',
  22: 'EFBIG',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
}

const WithCode = v.object({ code: v.string() })
const WithWasiNumber = v.object({ errno: v.pipe(v.number(), v.minValue(1)) })

/** Says that a data folder can't be used, why, and what to do. */
export function folderFailure(
  folder: string,
  error: unknown,
  otherReason: string,
): ConfigurationError {
  if (error instanceof ConfigurationError) return error
  const reason = reasons[codeOf(error) ?? ''] ?? (isFull(folder) ? full : otherReason)
  return new ConfigurationError(`The data folder ${folder} (DATA_DIR) can't be used: ${reason}.`)
}

function codeOf(error: unknown): string | undefined {
  if (v.is(WithCode, error)) return error.code
  return v.is(WithWasiNumber, error) ? wasiCodes[error.errno] : undefined
}

/** PostgreSQL only says that it has failed. */
function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LITTLE_SPACE
  } catch {
    return false
  }
}
