import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { analyse, pretendLarge } from '../../../test/support/fill-table.js';
import { type FilledDatabase, filledDatabase } from '../../../test/support/filled-database.js';
import type { ListedEntity } from '../../../test/support/list-specs.js';
import { onSqlite } from '../database/columns.js';
import { parseListQuery } from './list-query.js';
import type { ColumnKind } from './list-spec.js';
import { ReadStatements } from './record-reader.js';

const ROWS = 500;
/** Lists of some thousand rows at most, in an order that goes both ways, as no index here does. */
const SORTED_FIRST = ['mural'];
const values: Readonly<Record<ColumnKind, unknown>> = {
  text: 'texto 7',
  code: 'texto 7',
  number: 7,
  moment: '2025-01-01T00:07:00.000Z',
  flag: false,
};

let database: FilledDatabase;
let dataSource: DataSource;
let lists: ListedEntity[];

beforeAll(async () => {
  database = await filledDatabase(ROWS);
  ({ dataSource, lists } = database);
  await analyse(dataSource);
  await pretendLarge(dataSource);
});
afterAll(() => database.drop());

/** Asks the database for its plan of the page: whether it reads the whole table, and whether it sorts. */
async function planOf(
  { spec, entity }: ListedEntity,
  request: Record<string, unknown>,
): Promise<{ whole: boolean; sorts: boolean }> {
  const raw = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, JSON.stringify(value)]));
  const query = parseListQuery<ObjectLiteral>({ range: '[0,24]', ...raw }, spec);
  const fixed =
    spec.within === undefined ? [] : [{ property: spec.within, comparison: 'equal' as const, value: 'uploads' }];
  const conditions = [...fixed, ...query.conditions];
  const statements = new ReadStatements(dataSource.getRepository(entity.target), spec);
  const { sql, values: parameters } = statements.page({ ...query, conditions });
  if (onSqlite) {
    const plan = (await dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, parameters)) as { detail: string }[];
    const sorts = plan.some(({ detail }) => detail.includes('TEMP B-TREE'));
    // in the order of its key, and with nothing to filter, SQLite reads a table only as far as the page goes
    const scans = plan.some(({ detail }) => /^SCAN row(?! USING)/.test(detail));
    return { sorts, whole: scans && (sorts || conditions.length > 0) };
  }
  const plan = (await dataSource.query(`EXPLAIN ${sql}`, parameters)) as Record<
    'table' | 'type' | 'Extra',
    string | null
  >[];
  const steps = plan.filter(({ table }) => table === 'row');
  return {
    whole: steps.some(({ type }) => type === 'ALL'),
    sorts: plan.some(({ Extra }) => Extra?.includes('Using filesort') === true),
  };
}

/** Every list with every request that `requestsOf` makes of it, each with its name for the report. */
function each(requestsOf: (list: ListedEntity) => Record<string, unknown>[]) {
  return lists.flatMap((list) => requestsOf(list).map((request) => ({ list, request, name: list.spec.resource })));
}

describe('a page of a list', () => {
  it('in any order that is offered, reads the rows of the page from an index', async () => {
    const orders = each(({ spec }) => [
      ...(SORTED_FIRST.includes(spec.resource) ? [] : [{}]),
      ...Object.keys(spec.columns).flatMap((column) => [{ sort: [column, 'ASC'] }, { sort: [column, 'DESC'] }]),
    ]);
    for (const { list, name, request } of orders) {
      expect({ name, request, ...(await planOf(list, request)) }).toEqual({
        name,
        request,
        whole: false,
        sorts: false,
      });
    }
  });

  it('filtered by any column, reads no whole table, and sorts only what few rows are alike in', async () => {
    const filters = each(({ spec }) =>
      Object.entries(spec.columns).map(([column, { kind, words }]) => ({
        filter: { [column]: words === undefined ? values[kind] : Object.keys(words)[0] },
      })),
    );
    for (const { list, name, request } of filters) {
      const [column] = Object.keys(request['filter'] as object);
      const { kind, thenBy } = list.spec.columns[column ?? ''] ?? {};
      const manyAlike = kind === 'flag' || thenBy !== undefined;
      const { whole, sorts } = await planOf(list, request);
      expect({ name, request, whole, sorts: sorts && manyAlike }).toEqual({
        name,
        request,
        whole: false,
        sorts: false,
      });
    }
  });

  it('found by a query of its own, reads no whole table', async () => {
    const found = each(({ spec }) => [
      ...Object.entries(spec.marks ?? {}).flatMap(([name, conditions]) =>
        conditions(new Date()).some((one) => 'foundBy' in one) ? [{ filter: { [name]: true } }] : [],
      ),
      ...Object.entries(spec.columns).flatMap(([name, { named = {} }]) =>
        Object.keys(named).map((word) => ({ filter: { [name]: word } })),
      ),
    ]);
    const resources = new Set(found.map(({ name }) => name));
    expect([...resources].sort()).toEqual(['eventos', 'fotografias', 'mensagens', 'participacoes']);
    for (const { list, name, request } of found) {
      expect({ name, whole: (await planOf(list, request)).whole }).toEqual({ name, whole: false });
    }
  });

  it('found by search, reads no whole table', async () => {
    const searches = each(({ spec }) => (spec.searchable ? [{ filter: { q: 'rarissimo' } }] : []));
    for (const { list, name, request } of searches) {
      expect({ name, whole: (await planOf(list, request)).whole }).toEqual({ name, whole: false });
    }
  });
});
