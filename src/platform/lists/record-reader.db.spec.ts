import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type FilledDatabase, filledDatabase } from '../../../test/support/filled-database.js';
import type { ListedEntity } from '../../../test/support/list-specs.js';
import { onSqlite } from '../database/columns.js';
import { messages } from '../messages.js';
import { RecordReader } from './record-reader.js';

const ROWS = 20;

interface Listed {
  id: number;
  [property: string]: unknown;
}

let database: FilledDatabase;
let dataSource: DataSource;
let lists: ListedEntity[];

beforeAll(async () => {
  database = await filledDatabase(ROWS);
  ({ dataSource, lists } = database);
});
afterAll(() => database.drop());

function events(): ListedEntity {
  const found = lists.find(({ spec }) => spec.resource === 'eventos');
  if (found === undefined) throw new Error('there is no list of events');
  return found;
}

describe('a record that is read to be shown', () => {
  it('has in each property what TypeORM would put there', async () => {
    for (const { spec, entity } of lists) {
      const repository = dataSource.getRepository<Listed>(entity.target);
      const reader = new RecordReader<Listed>(repository, spec);
      const whole = (await repository.find({ order: { id: 'ASC' } })).map((row) => ({ ...row }));
      const listed = whole.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => spec.listed?.includes(name) ?? true)),
      );
      const { rows, total } = await reader.list({});
      rows.sort((a, b) => a.id - b.id);
      expect({ list: spec.resource, rows, total }).toStrictEqual({ list: spec.resource, rows: listed, total: ROWS });
      expect(await reader.getOrThrow(whole[0]?.id ?? 0)).toStrictEqual(whole[0]);
    }
  });

  it('has its moments however SQLite has them written', async () => {
    if (!onSqlite) return;
    const { spec, entity } = events();
    const reader = new RecordReader(dataSource.getRepository<Listed>(entity.target), spec);
    for (const written of ['2026-03-01 10:20:30', '2026-03-01T10:20:30.000Z', '2026-03-01 10:20:30.000']) {
      await dataSource.query('UPDATE eventos SET data = ? WHERE id = 1', [written]);
      expect((await reader.getOrThrow(1))['data']).toEqual(new Date('2026-03-01T10:20:30.000Z'));
    }
  });

  it('shows a unit of work its own changes', async () => {
    const { spec, entity } = events();
    await dataSource.transaction(async (manager) => {
      const reader = new RecordReader(manager.getRepository<Listed>(entity.target), spec);
      await manager.remove(await manager.findOneByOrFail<Listed>(entity.target, { id: 2 }));
      await expect(reader.getOrThrow(2)).rejects.toThrow(messages.notFound);
      expect((await reader.list({ filter: '{"id":[1,2,3]}' })).rows.map(({ id }) => id).sort()).toEqual([1, 3]);
    });
  });
});
