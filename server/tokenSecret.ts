import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError, SECRET_LENGTH } from './configuration'
import { folderFailure } from './dataFolder'

/**
 * Reads the secret stored beside the embedded database, or creates it. Tokens stay valid after a
 * restart, and every server has a secret of its own.
 */
export function readStoredSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret')
  try {
    if (!existsSync(file)) createSecret(file)
    const secret = readFileSync(file, 'utf8')
    if (secret.length >= SECRET_LENGTH) return secret
  } catch (error) {
    throw folderFailure(dataDir, error, "its file 'token-secret' can't be read or written")
  }
  throw new ConfigurationError(
    `The data folder ${dataDir} (DATA_DIR) can't be used: its file 'token-secret' is damaged. Restore it from a backup, or delete it, after which everybody has to log in again.`,
  )
}

function createSecret(file: string): void {
  // A full disk must not leave half a secret.
  writeFileSync(`${file}.new`, randomBytes(SECRET_LENGTH).toString('base64url'), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
