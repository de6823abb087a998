/** As much of a connection to PostgreSQL, or to an engine that speaks its SQL, as is needed here. */
export interface Connection {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
}

export interface Database extends Connection {
  /** Runs `work` on one connection; what it did is committed, or undone where it throws. */
  transaction: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}
