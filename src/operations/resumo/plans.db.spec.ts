import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { startApi } from '../../../test/support/api.js';
import { analyse, pretendLarge } from '../../../test/support/fill-table.js';
import { type FilledDatabase, filledDatabase } from '../../../test/support/filled-database.js';
import { recordQueries, type Select } from '../../../test/support/queries.js';
import { onSqlite } from '#platform/database/columns.js';
import { NumerosService } from '../numeros/numeros.service.js';
import { ResumoService } from './resumo.module.js';

const ROWS = 500;

let selects: Select[];
let database: FilledDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  const api = await startApi();
  const queries = recordQueries(api.dataSource);
  await api.app.get(ResumoService).get('administracao');
  await api.app.get(NumerosService).all();
  selects = queries.selects();
  await api.stop();
});
beforeAll(async () => {
  // no API runs on it: its tables are given other names for a moment
  database = await filledDatabase(ROWS);
  ({ dataSource } = database);
  await analyse(dataSource);
  await pretendLarge(dataSource);
});
afterAll(() => database.drop());

/** How the database comes to one figure. */
interface Step {
  table: string;
  /** `range`: the rows counted and no more; `index`: all entries of an index; `table`: all rows themselves. */
  reads: 'range' | 'index' | 'table';
}

async function stepsOf({ sql, parameters }: Select): Promise<Step[]> {
  if (onSqlite) {
    const plan = (await dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, parameters)) as { detail: string }[];
    return plan.flatMap(({ detail }): Step[] => {
      const [, how, table = ''] = /^(SCAN|SEARCH) (\w+)(?! ROW)/.exec(detail) ?? [];
      if (how === undefined) return [];
      if (how === 'SEARCH') return [{ table, reads: 'range' }];
      return [{ table, reads: detail.includes('USING COVERING INDEX') ? 'index' : 'table' }];
    });
  }
  const plan = (await dataSource.query(`EXPLAIN ${sql}`, parameters)) as Record<'table' | 'type', string | null>[];
  return plan.flatMap(({ table, type }): Step[] => {
    if (table === null) return [];
    return [{ table, reads: type === 'ALL' ? 'table' : type === 'index' ? 'index' : 'range' }];
  });
}

describe('the overview and the figures of the year', () => {
  it('cost one range of an index per figure, and a whole index only where all rows are counted', async () => {
    // a row for each rule of retention, however much there is
    const growing = selects.filter(({ sql }) => !sql.includes('retention_states'));
    expect(growing).toHaveLength(selects.length - 1);
    for (const select of growing) {
      const steps = await stepsOf(select);
      // of a form's figures one is the total, the others are its parts
      const [total] = /FROM [`"]\w+[`"] [`"](row)[`"]/.exec(select.sql) ?? [];
      const all = total !== undefined ? 'row' : select.sql.includes('WHERE') ? undefined : steps[0]?.table;
      // there are never more than 60 editions, each with a row of figures, and 200 partners, and always the same mails to
      // schools; of the team the newest thousand are read
      const few = ['Edicao', 'edition', 'KeptFigures', 'Parceiro', 'Lembrete', 'Membro'];
      const many = steps.filter(({ table }) => !few.includes(table));
      const dear = many.filter(({ table, reads }) => reads === 'table' || (reads === 'index' && table !== all));
      expect({ sql: select.sql, dear }).toEqual({ sql: select.sql, dear: [] });
    }
  });
});
