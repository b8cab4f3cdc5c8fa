const READS = /^\s*(?:SELECT|SHOW|EXPLAIN|PRAGMA|SET|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i;
const WRITES =
  /^\s*(?:(?:INSERT|REPLACE)\s+(?:IGNORE\s+|OR\s+\w+\s+)?INTO|UPDATE(?:\s+IGNORE|\s+OR\s+\w+)?|DELETE\s+FROM|TRUNCATE\s+TABLE)\s+[`"]?(\w+)[`"]?(?=[\s(]|$)/i;

/** Stands for every table, because a statement that is not understood may have written to any. */
export const ANY_TABLE = '*';

/** The table that a statement writes to, or {@link ANY_TABLE}; nothing for one that only reads. */
export function writtenTable(statement: string): string | undefined {
  if (READS.test(statement)) return undefined;
  return WRITES.exec(statement)?.[1] ?? ANY_TABLE;
}
