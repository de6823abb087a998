import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_LENGTH } from './configuration'

/**
 * Reads the secret stored beside the embedded database, or creates it. Tokens stay valid after a
 * restart, and every server has a secret of its own.
 */
export function readStoredSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret')
  const stored = readIfPresent(file)
  if (stored !== undefined && stored.length >= SECRET_LENGTH) return stored
  const secret = randomBytes(SECRET_LENGTH).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
