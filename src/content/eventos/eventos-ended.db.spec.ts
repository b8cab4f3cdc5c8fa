import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { dropDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/migrated-database.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { analyse, fillTable, pretendLarge } from '../../../test/support/fill-table.js';
import { onSqlite } from '#platform/database/columns.js';
import { Transactions } from '#platform/database/transactions.js';
import { Evento } from './evento.entity.js';
import { EventosService, EventTurns } from './eventos.module.js';

let dataSource: DataSource;

beforeAll(async () => {
  await createMigratedDatabase();
  dataSource = await (await wholeDataSource()).initialize();
  await fillTable(dataSource, dataSource.getMetadata(Evento), 500);
  await dataSource.query(`UPDATE eventos SET tipo = 'anterior' WHERE id > 5`);
  await analyse(dataSource);
  await pretendLarge(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await dropDatabase();
});

/** How the database goes about what is asked meanwhile, for each statement. */
async function plansOf(asking: () => Promise<unknown>): Promise<unknown[][]> {
  const asked: { sql: string; values: unknown }[] = [];
  dataSource.logger.logQuery = (sql, values) => void asked.push({ sql, values });
  await asking();
  dataSource.logger.logQuery = () => undefined;
  const explain = onSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const plans: unknown[][] = [];
  for (const { sql, values } of asked) {
    const plan = await dataSource.query<Record<string, unknown>[]>(`${explain} ${sql}`, values as unknown[]);
    plans.push(plan.map(({ detail, type }) => detail ?? type));
  }
  return plans;
}

it('counts the events that are over from an index, without the past ones', async () => {
  const service = new EventosService(new Transactions(dataSource));
  // MySQL has 'ref' for the rows of one type, 'range' for those of them that have begun
  const fromIndex = [expect.stringMatching(/^SEARCH evento USING INDEX|^(ref|range)$/)];
  expect(await plansOf(() => service.countEnded())).toEqual([fromIndex, fromIndex]);
});

it('finds the events that begin and end by an index, without those of other types', async () => {
  const turns = new EventTurns(new Transactions(dataSource));
  const fromIndex = [expect.stringMatching(/^SEARCH turning USING INDEX ix_eventos_tipo_automatico|^(ref|range)$/)];
  expect(await plansOf(() => turns.doDue(new Date('2020-01-01'), 100))).toEqual([fromIndex, fromIndex]);
});
