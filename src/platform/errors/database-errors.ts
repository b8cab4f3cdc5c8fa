import { QueryFailedError } from 'typeorm';

export type DatabaseTrouble = 'duplicate' | 'reference' | 'busy' | 'unavailable';

const byCode: Record<string, DatabaseTrouble> = {
  // MySQL and MariaDB
  ER_DUP_ENTRY: 'duplicate',
  ER_NO_REFERENCED_ROW_2: 'reference',
  ER_ROW_IS_REFERENCED_2: 'reference',
  ER_LOCK_DEADLOCK: 'busy',
  ER_LOCK_WAIT_TIMEOUT: 'busy',
  ER_CHECKREAD: 'busy',
  // group replication: lost against another node at COMMIT, where Galera says ER_LOCK_DEADLOCK
  ER_TRANSACTION_ROLLBACK_DURING_COMMIT: 'busy',
  // a node of a cluster that is no part of it now: Galera, then group replication
  ER_UNKNOWN_COM_ERROR: 'unavailable',
  ER_ERROR_DURING_COMMIT: 'unavailable',
  ER_OPTION_PREVENTS_STATEMENT: 'unavailable',
  ER_READ_ONLY_MODE: 'unavailable',
  ER_RUN_HOOK_ERROR: 'unavailable',
  ER_CON_COUNT_ERROR: 'unavailable',
  ER_SERVER_SHUTDOWN: 'unavailable',
  ER_DISK_FULL: 'unavailable',
  ER_RECORD_FILE_FULL: 'unavailable',
  PROTOCOL_CONNECTION_LOST: 'unavailable',
  PROTOCOL_SEQUENCE_TIMEOUT: 'unavailable',
  POOL_ENQUEUELIMIT: 'unavailable',
  POOL_WAIT_TIMEOUT: 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  // the disk under the files
  ENOSPC: 'unavailable',
  EDQUOT: 'unavailable',
  EIO: 'unavailable',
  EROFS: 'unavailable',
  EMFILE: 'unavailable',
  // a storage on another machine
  ESTORAGE: 'unavailable',
  // SQLite
  SQLITE_CONSTRAINT_UNIQUE: 'duplicate',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'duplicate',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'reference',
  SQLITE_BUSY: 'busy',
  SQLITE_BUSY_SNAPSHOT: 'busy',
  SQLITE_FULL: 'unavailable',
  SQLITE_READONLY: 'unavailable',
  SQLITE_IOERR: 'unavailable',
  SQLITE_IOERR_WRITE: 'unavailable',
  SQLITE_CANTOPEN: 'unavailable',
};

/** The kind of trouble behind a thrown value, or nothing where it is no known trouble of the database. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  // better-sqlite3 makes its errors of the first class it was given, so `instanceof` can fail where it is loaded twice
  if (typeof cause !== 'object' || cause === null) return undefined;
  const { code, message } = cause as Partial<NodeJS.ErrnoException>;
  if (message === 'Queue limit reached.' || message === 'Pool is closed.') return 'unavailable';
  return code === undefined ? undefined : byCode[code];
}
