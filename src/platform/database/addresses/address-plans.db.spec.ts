import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { analyse, fillTable, pretendLarge } from '../../../../test/support/fill-table.js';
import { type FilledDatabase, filledDatabase } from '../../../../test/support/filled-database.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '../../config/settings.js';
import { onSqlite } from '../columns.js';
import { addressHash, HeldAddress } from './held-address.entity.js';
import { HeldRecords } from './held-records.js';

const ROWS = 500;
let database: FilledDatabase;

beforeAll(async () => {
  database = await filledDatabase(ROWS);
  const { dataSource } = database;
  for (const entity of [HeldAddress, OutgoingMail]) await fillTable(dataSource, dataSource.getMetadata(entity), ROWS);
  const hash = addressHash('ana@exemplo.pt');
  for (const resource of ['contactos', 'festival', 'newsletter', 'users']) {
    await dataSource.manager.insert(HeldAddress, { addressHash: hash, resource, recordId: 7 });
  }
  await analyse(dataSource);
  await pretendLarge(dataSource);
});
afterAll(() => database.drop());

it('finds what is held under an address, of every table, by an index', async () => {
  const { dataSource } = database;
  const asked: [string, unknown[]][] = [];
  const { logger } = dataSource;
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
    logQuery: (sql: string, values: unknown[] = []) => void asked.push([sql, values]),
  });
  const found = await new HeldRecords().find(dataSource.manager, 'ana@exemplo.pt', ROWS);
  await new Outbox(settings).waitingFor(dataSource.manager, 'ana@exemplo.pt');
  dataSource.logger = logger;
  expect(found.map(({ resource }) => resource).sort()).toEqual(['contactos', 'festival', 'newsletter', 'users']);
  const selects = asked.filter(([sql]) => sql.startsWith('SELECT'));
  expect(selects.length).toBe(6);
  for (const [sql, values] of selects) {
    const plan = (await dataSource.query(`EXPLAIN ${onSqlite ? 'QUERY PLAN ' : ''}${sql}`, values)) as Record<
      'detail' | 'type',
      string
    >[];
    const whole = plan.filter(({ detail, type }) => (onSqlite ? detail.startsWith('SCAN') : type === 'ALL'));
    expect({ sql, whole }).toEqual({ sql, whole: [] });
  }
});
