import { expect, it } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { createDatabase } from '../../scripts/lib/mariadb.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { StartedProcess } from './support/started-process.js';

const LIMIT_MS = 10_000;

// SQLite has no server that could hang.
it('an API whose database hangs is gone within 10 s of SIGTERM, and says why', async () => {
  const databaseUrl = await createDatabase(process.env.TEST_MYSQL_URL ?? '', `dfc_hung_${process.pid}`);
  const env: Record<string, string> = await isolatedEnvironment(temporaryFolder('hung'));
  const api = new StartedProcess(['dist/main.js'], { ...env, DATABASE_URL: databaseUrl });
  const locker = await createConnection(databaseUrl);
  try {
    await api.printed(/API em/);
    const ask = (range: number) => fetch(`${env.API_URL}/api/eventos?range=[0,${range}]`);
    expect((await ask(1)).status).toBe(200);
    // who reads them waits for longer than the end may take
    await locker.query('LOCK TABLES eventos WRITE');
    const asked = [2, 3, 4].map((range) => ask(range).catch(() => undefined));
    // those three have come in
    expect((await fetch(`${env.API_URL}/health/live`)).status).toBe(200);
    api.signal('SIGTERM');
    const { code, ms } = await api.exit();
    expect(ms).toBeLessThan(LIMIT_MS);
    expect({ code, output: api.output }).toEqual({
      code: 1,
      output: expect.stringContaining('O fim demorou demasiado: o processo termina à força.'),
    });
    await Promise.all(asked);
  } finally {
    await locker.end();
    await api.dispose();
  }
});
