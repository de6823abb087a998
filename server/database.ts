/** A connection to PostgreSQL, or to an engine that understands its SQL. */
export interface Connection {
  /** Rejects with a `DatabaseFailure`. */
  query: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
}

export interface Database extends Connection {
  /** Runs `work` on one connection, then commits. If `work` throws, rolls back. */
  transaction: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}
