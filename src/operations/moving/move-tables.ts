import type { QueryRunner } from 'typeorm';
import type { Storage } from '../../files/storage/storage.js';
import { tableNames } from '../backup/raw-database.js';
import { loadTable, stageTable } from '../backup/table-file.js';
import { emptyTables } from '../backup/target-place.js';
import { MoveProblem } from './move-problem.js';
import { tableDigest } from './table-digest.js';

/**
 * Brings every row from one database to another of the same schema, and holds each table against the old one by its count
 * and its hash.
 * @param staging where a table lies on its way
 * @throws MoveProblem where a table is not the same
 */
export async function moveTables(
  from: QueryRunner,
  to: QueryRunner,
  staging: Storage,
  tell: (done: string) => void,
): Promise<{ tables: number; rows: number }> {
  await emptyTables(to);
  const tables = (await tableNames(from)).filter((name) => name !== 'migrations');
  let all = 0;
  for (const table of tables) {
    const { staged, rows } = await stageTable(from, table, staging);
    try {
      await loadTable(to, table, staged.path);
    } finally {
      await staging.discard(staged);
    }
    const [before, after] = [await tableDigest(from, table), await tableDigest(to, table)];
    if (before.rows !== after.rows || before.digest !== after.digest)
      throw new MoveProblem(
        `A tabela ${table} não chegou inteira: ${before.rows} linhas, ${after.rows} no novo lugar.`,
      );
    if (rows > 0) tell(`Tabela ${table}: ${rows} linhas, iguais.`);
    all += rows;
  }
  return { tables: tables.length, rows: all };
}
