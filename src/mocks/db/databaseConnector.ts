import { delay } from 'msw'
import { notices } from '../../contract/messages'
import { StorageError, StorageRefusedError } from './storageError'
import { withTimeout } from './withTimeout'

/** Milliseconds between attempts to open the database. */
const RETRY_DELAYS_MS = [100, 400, 1600]

interface ConnectorOptions<TDatabase> {
  name: string
  /** Opens a new connection. */
  open: () => Promise<TDatabase>
  /** How long a call waits for the database to open, in milliseconds. */
  timeout: number
}

/**
 * Shares one connection between calls. A failed open is retried a few times, and a slow one stays
 * pending after its calls have timed out: later calls use it as soon as it succeeds.
 */
export function createDatabaseConnector<TDatabase>({
  name,
  open,
  timeout,
}: ConnectorOptions<TDatabase>) {
  let connection: Promise<TDatabase> | undefined

  const discard = (attempt: Promise<TDatabase>) => {
    if (connection === attempt) connection = undefined
  }
  const connect = () => {
    const attempt = openWithRetries(name, open)
    connection = attempt
    attempt.then(
      () => {
        connection = attempt
      },
      () => {
        discard(attempt)
      },
    )
    return attempt
  }

  return {
    /** Opens the database ahead of the first call. */
    preconnect: () => {
      connect().catch(() => undefined)
    },

    /** Rejects with a `StorageRefusedError` only if no stored data can exist. */
    getConnection: async (): Promise<TDatabase> => {
      const attempt = connection ?? connect()
      try {
        return await withTimeout(timeout, attempt, new StorageError(notices.storageUnavailable))
      } catch (error) {
        discard(attempt)
        throw error
      }
    },

    /** Makes the next call open a new connection. */
    reset: () => {
      connection = undefined
    },
  }
}

async function openWithRetries<TDatabase>(
  name: string,
  open: () => Promise<TDatabase>,
): Promise<TDatabase> {
  for (const milliseconds of RETRY_DELAYS_MS) {
    try {
      return await open()
    } catch (cause) {
      if (isRefusal(cause)) throw new StorageRefusedError(notices.memoryOnly, { cause })
    }
    await delay(milliseconds)
  }
  try {
    return await open()
  } catch (cause) {
    if (isRefusal(cause) || (await isAbsent(name)))
      throw new StorageRefusedError(notices.memoryOnly, { cause })
    throw new StorageError(notices.storageUnavailable, { cause })
  }
}

/** A `NotFoundError` means that the database is another program's and lacks the store. */
const REFUSALS = new Set(['SecurityError', 'NotFoundError'])

/** True if the browser forbids storage, false if the database only failed to open this time. */
function isRefusal(cause: unknown): boolean {
  try {
    // Chromium reports an UnknownError for blocked storage and for a failing disk alike. Blocked
    // local storage throws a SecurityError.
    globalThis.localStorage.getItem('')
    return !hasIndexedDb() || (cause instanceof Error && REFUSALS.has(cause.name))
  } catch {
    return true
  }
}

function hasIndexedDb(): boolean {
  return 'indexedDB' in globalThis && Boolean(globalThis.indexedDB)
}

/** True only if the browser confirms that the database was never created. */
async function isAbsent(name: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.every((database) => database.name !== name)
  } catch {
    return false
  }
}
