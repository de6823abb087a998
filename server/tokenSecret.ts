import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_LENGTH } from './configuration'

/**
 * The secret of an embedded backend that was given none: made once and kept beside the database,
 * so that tokens outlive a restart, and no two backends share a secret that anybody could know.
 */
export function keptTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret')
  const kept = readIfThere(file)
  if (kept !== undefined && kept.length >= SECRET_LENGTH) return kept
  const secret = randomBytes(SECRET_LENGTH).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
