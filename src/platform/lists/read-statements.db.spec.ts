import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DataSource, ObjectLiteral, Repository } from 'typeorm';
import { dropDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/migrated-database.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { type ListedEntity, listSpecs } from '../../../test/support/list-specs.js';
import { parseListQuery } from './list-query.js';
import { ReadStatements } from './record-reader.js';

let dataSource: DataSource;
let eventos: ListedEntity;
let repository: Repository<ObjectLiteral>;

beforeAll(async () => {
  await createMigratedDatabase();
  dataSource = await (await wholeDataSource()).initialize();
  const found = (await listSpecs(dataSource)).find(({ spec }) => spec.resource === 'eventos');
  if (found === undefined) throw new Error('there is no list of events');
  eventos = found;
  repository = dataSource.getRepository(eventos.entity.target);
});
afterAll(async () => {
  await dataSource.destroy();
  await dropDatabase();
});

const asked = (filter: object, range = [0, 24]) =>
  parseListQuery({ filter: JSON.stringify(filter), range: JSON.stringify(range) }, eventos.spec);

describe('the statements of a list', () => {
  it('have their SQL written once for all requests that differ in values alone', () => {
    const statements = new ReadStatements(repository, eventos.spec);
    const building = jest.spyOn(repository, 'createQueryBuilder');
    const first = statements.page(asked({ ano: 2025, q: 'festival maia' }));
    const written = building.mock.calls.length;
    const second = statements.page(asked({ ano: 2026, q: 'oficina gaia' }, [25, 49]));
    expect(second.sql).toBe(first.sql);
    expect(building.mock.calls.length).toBe(written);
    expect(first.values.slice(-2)).toEqual([25, 0]);
    expect(second.values.slice(-2)).toEqual([25, 25]);
    building.mockRestore();
  });

  it('are others where anything but values differs', () => {
    const statements = new ReadStatements(repository, eventos.spec);
    const requests = [
      {},
      { ano: 2025 },
      { titulo: 'a' },
      { data_gte: '2025-01-01T00:00:00.000Z' },
      { data_lte: '2025-01-01T00:00:00.000Z' },
      { id: 1 },
      { id: [1] },
      { id: [1, 2] },
      { q: '!' },
      { q: 'festival' },
      { q: 'festival maia' },
    ];
    const written = requests.map((filter) => statements.page(asked(filter)).sql);
    expect(new Set(written).size).toBe(requests.length);
  });

  it('have as many placeholders as values', () => {
    const statements = new ReadStatements(repository, eventos.spec);
    for (const filter of [{}, { id: [1, 2, 3] }, { ano: 2025, q: 'a festival maia' }, { id: [] }]) {
      const query = asked(filter);
      for (const { sql, values } of [statements.page(query), statements.count(query), statements.one(1)]) {
        expect(sql.split('?').length - 1).toBe(values.length);
      }
    }
  });
});
