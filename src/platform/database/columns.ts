import { type ColumnOptions, PrimaryGeneratedColumn } from 'typeorm';
import { settings } from '../config/settings.js';

/** Whether the database is SQLite. A column's kind has another name there; a test holds the migrations to the entities. */
export const onSqlite = settings.embedded;

/** A column that holds a value; {@link optional} makes one that may hold none. */
type Kind = ColumnOptions & { nullable?: false };

/** A string of at most `length` characters. MySQL's index limit is 768 characters of utf8mb4. */
export const varchar = (length: number): Kind => ({ type: 'varchar', length: String(length) });
/** A string compared byte by byte: hashes, file names, search terms. */
export const exact = (length: number): Kind =>
  onSqlite ? varchar(length) : { ...varchar(length), charset: 'utf8mb4', collation: 'utf8mb4_bin' };
/** Long text: up to 16,000 characters fit MySQL's 65,535 bytes. */
export const text = (): Kind => ({ type: 'text' });
/** Very long text, such as a whole record as JSON, for which {@link text} has no room. */
export const longText = (): Kind => ({ type: onSqlite ? 'text' : 'mediumtext' });
/** A moment in UTC, to the millisecond. */
export const moment = (): Kind => (onSqlite ? { type: 'datetime' } : { type: 'datetime', precision: 3 });
export const integer = (): Kind => (onSqlite ? { type: 'integer' } : { type: 'int' });
/** A flag that is false unless set. */
export const flag = (): Kind => ({ type: 'boolean', default: onSqlite ? 0 : "'0'" });

/** A flag that is true unless set. */
export const flagOn = (): Kind => ({ type: 'boolean', default: onSqlite ? 1 : "'1'" });

export function optional(kind: Kind): ColumnOptions {
  return { ...kind, nullable: true };
}

/** Returns the condition that `@Check` takes for a column that holds one of some choices. */
export const isOneOf = (name: string, choices: readonly string[]): string => `${name} IN ('${choices.join(`', '`)}')`;

export const KeyColumn = () => PrimaryGeneratedColumn({ type: onSqlite ? 'integer' : 'int' });
