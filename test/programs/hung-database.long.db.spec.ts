import { expect, it } from '@jest/globals';
import { createDatabase } from '../../scripts/lib/mariadb.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { cuttableProxy } from '../support/cuttable-proxy.js';
import { StartedProcess } from './support/started-process.js';

const LIMIT_MS = 10_000;
// SQLite has no server that could hang.
it('an API whose database hangs is gone within 10 s of SIGTERM, and says why', async () => {
  const url = new URL(await createDatabase(process.env.TEST_MYSQL_URL ?? '', `dfc_hung_${process.pid}`));
  const way = await cuttableProxy(url.hostname, Number(url.port));
  url.port = String(way.port);
  const env: Record<string, string> = await isolatedEnvironment(temporaryFolder('hung'));
  const api = new StartedProcess(['dist/main.js'], { ...env, DATABASE_URL: url.href });
  try {
    await api.printed(/API em/);
    const ask = (range: number) => fetch(`${env.API_URL}/api/eventos?range=[0,${range}]`);
    // each is asked on a connection of its own, which stays open: what is asked on it next waits for longer than the end may
    for (const { status } of await Promise.all([1, 2, 3, 4, 5, 6].map(ask))) expect(status).toBe(200);
    way.freeze();
    const asked = [7, 8, 9].map((range) => ask(range).catch(() => undefined));
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
    way.thaw();
    await api.dispose();
    await way.cut();
  }
});
