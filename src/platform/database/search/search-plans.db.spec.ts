import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FilledDatabase, filledDatabase } from '../../../../test/support/filled-database.js';
import { onSqlite } from '../columns.js';
import { SearchTerm } from './search-term.entity.js';

let database: FilledDatabase;

beforeAll(async () => {
  database = await filledDatabase(200);
});
afterAll(() => database.drop());

/** Nobody has told this database how its rows are spread, as nobody tells ours. */
it('finds the words of one record, and no other’s, in an index', async () => {
  const { dataSource } = database;
  const [sql, values] = dataSource.manager
    .createQueryBuilder(SearchTerm, 'word')
    .where({ resource: 'contactos', recordId: 7 })
    .getQueryAndParameters();
  const plan = (await dataSource.query(`EXPLAIN ${onSqlite ? 'QUERY PLAN ' : ''}${sql}`, values)) as object[];
  const found = onSqlite
    ? { detail: 'SEARCH word USING COVERING INDEX ix_search_terms_record (resource=? AND recordId=?)' }
    : { key: 'ix_search_terms_record', ref: 'const,const' };
  expect(plan).toEqual([expect.objectContaining(found)]);
});
