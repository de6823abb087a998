import * as v from 'valibot'

/** The database has failed. The message is the server's own sentence; `cause` is never printed. */
export class DatabaseFailure extends Error {
  constructor(
    cause: unknown,
    readonly code = codeOf(cause),
  ) {
    super(`The database can't be used: ${reasonFor(cause, code)}.`, { cause })
  }

  /** Whether node-postgres had no answer. */
  get isUnanswered(): boolean {
    const { message } = this.cause instanceof Error ? this.cause : this
    return [silent, lost].includes(reasonsByMessage[message] ?? '')
  }
}

/** Sent to the client after any unexpected failure. The log says more. */
export const FAILED = "The server couldn't complete the call."

const untrusted =
  "its certificate isn't signed by an authority that is known here. Add 'sslrootcert=FILE' with its authority's certificate to DATABASE_URL, or 'sslmode=no-verify' to encrypt without verifying"
const silent = "it doesn't answer"
const lost = 'the connection was lost'
const full = 'its disk is full'

/** By the codes of Node and OpenSSL, and PostgreSQL's SQLSTATE. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at its host and port',
  ENOTFOUND: "its host isn't known",
  EAI_AGAIN: "its host can't be looked up",
  ETIMEDOUT: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ECONNRESET: lost,
  EPIPE: lost,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ENOENT: "a file that DATABASE_URL names doesn't exist",
  '08P01':
    'a connection pooler rejects its startup parameters. docs/backend.md has the settings for PgBouncer',
  '25006': "it's read-only, as a standby is",
  '28000': 'it rejects the user',
  '28P01': 'it rejects the password',
  '3D000': 'it has no database of that name',
  '42501': 'its user may not connect to it, or lacks another right',
  '53100': full,
  '53300': 'it has no free connection',
  '57014': 'a statement took too long',
  '57P01': 'it is shutting down',
  '57P02': 'it has crashed',
  '57P03': 'it is starting or shutting down',
}

/** node-postgres gives these errors no code. */
const reasonsByMessage: Record<string, string> = {
  'timeout exceeded when trying to connect': silent,
  'Connection terminated due to connection timeout': silent,
  'Query read timeout': silent,
  'Connection terminated unexpectedly': lost,
  'Connection terminated': lost,
  'The server does not support SSL connections': "it doesn't accept encrypted connections",
}

const WithCode = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,60}$/)) })

function codeOf(error: unknown): string | undefined {
  return v.is(WithCode, error) ? error.code : undefined
}

function reasonFor(error: unknown, code: string | undefined): string {
  const message = error instanceof Error ? error.message : ''
  const reason = reasons[code ?? ''] ?? reasonsByMessage[message] ?? 'it has failed'
  return code === undefined ? reason : `${reason} (${code})`
}

/** Runs an operation of the database. Its errors become a `DatabaseFailure`. */
export async function inDatabase<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation()
  } catch (error) {
    throw error instanceof DatabaseFailure ? error : new DatabaseFailure(error)
  }
}

/** An error for the log: the sentence of a known failure, or a bug with its stack. */
export function describe(error: unknown): string {
  if (error instanceof DatabaseFailure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
