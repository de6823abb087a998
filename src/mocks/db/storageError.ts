/** Storage failed or didn't respond. What it holds is unknown, so the call must fail too. */
export class StorageError extends Error {}

/** The browser forbids storage, and a retry won't change that. */
export class StorageRefusedError extends StorageError {}

/** The database is open, but a transaction failed, for example because the disk is full. */
export class TransactionError extends StorageError {}
