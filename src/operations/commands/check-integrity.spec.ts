import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { runSource } from '../../../test/support/run-source.js';
import { Atividade } from '../../accounts/atividade/atividade.entity.js';
import { Trail } from '../../accounts/atividade/trail.js';
import { migrate } from '../../platform/database/migrate.js';
import { Transactions } from '../../platform/database/transactions.js';

let dataSource: DataSource;
beforeAll(async () => {
  await createDatabase();
  dataSource = await (await wholeDataSource()).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await dropDatabase();
});

const integrity = () => runSource('src/operations/commands/check-integrity.ts');

describe('npm run integrity', () => {
  it('says that there is nothing that it could check, on a database that was never started on', async () => {
    const { code, out, complaints } = await integrity();
    expect([code, out]).toEqual([1, '']);
    expect(complaints).toMatch(/^Não foi possível verificar: /);
  });

  it('ends well with a whole chain, and else names the first row that is wrong', async () => {
    await migrate(dataSource);
    const trail = new Trail(new Transactions(dataSource));
    const event = { verb: 'criou', actor: null, section: 'eventos', recordId: '7', origin: '', result: 'ok' } as const;
    for (let count = 0; count < 3; count += 1) await trail.record(event);
    expect(await integrity()).toEqual({
      code: 0,
      out: 'Atividade: 3 registos, cadeia inteira.\n',
      complaints: '',
    });
    await dataSource.manager.update(Atividade, { id: 2 }, { registo: '8' });
    expect(await integrity()).toEqual({
      code: 1,
      out: '',
      complaints: 'Atividade: cadeia quebrada. O registo 2 foi alterado depois de escrito.\n',
    });
  }, 60_000);
});
