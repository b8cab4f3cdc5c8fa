import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { type Cells, columnsOf, rowsOf } from '../backup/raw-database.js';
import { written } from '../backup/table-file.js';

const WHOLE = 2n ** 256n;
/** A moment that was written without its milliseconds, which MySQL adds. */
const WITHOUT_MILLISECONDS = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** What a table's rows come to, in whatever order a database has them. */
interface TableDigest {
  rows: number;
  /** The sum of the rows' SHA-256, hexadecimal. */
  digest: string;
}

/** Reads a whole table. Two of the same rows have the same digest, on whichever database. */
export async function tableDigest(runner: QueryRunner, table: string): Promise<TableDigest> {
  const columns = (await columnsOf(runner, table)).toSorted();
  let rows = 0;
  let sum = 0n;
  for await (const row of rowsOf(runner, table, columns)) {
    rows += 1;
    sum =
      (sum +
        BigInt(
          `0x${createHash('sha256')
            .update(written(alike(row)))
            .digest('hex')}`,
        )) %
      WHOLE;
  }
  return { rows, digest: sum.toString(16) };
}

function alike(row: Cells): Cells {
  return row.map((cell) => (typeof cell === 'string' && WITHOUT_MILLISECONDS.test(cell) ? `${cell}.000` : cell));
}
