import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type CuttableProxy, cuttableProxy } from '../../../test/support/cuttable-proxy.js';
import { until } from '../../../test/support/until.js';
import { settings } from '../../platform/config/settings.js';

let api: TestApi;

describe('a healthy API', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it.each(['/health/live', '/health/ready'])('says so at %s, and nothing keeps it', async (path) => {
    const { body, headers } = await api.http.get(path).expect(200);
    expect(body).toEqual({ status: 'ok' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

if (!settings.embedded) {
  describe('an API whose database goes away', () => {
    let proxy: CuttableProxy;

    beforeAll(async () => {
      const url = new URL(settings.databaseUrl);
      proxy = await cuttableProxy(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      api = await startApi({ databaseUrl: url.href });
      await proxy.cut();
    });
    afterAll(async () => {
      await api.stop();
      await proxy.cut();
    });

    it.each([
      ['GET', '/api/eventos'],
      ['GET', '/api/users'],
      ['POST', '/api/login'],
      ['GET', '/health/ready'],
    ] as const)('answers 503 to %s %s in under a second, with when to come again', async (method, path) => {
      const start = performance.now();
      const login = { email: 'a@b.pt', password: 'x' };
      const { status, body, headers } = await (method === 'GET'
        ? api.admin.get(path)
        : api.http.post(path).send(login));
      expect(performance.now() - start).toBeLessThan(1_000);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      const sentence = 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.';
      expect(body).toEqual({ statusCode: 503, message: sentence, erro: sentence, error: sentence });
    });

    it('lives on', async () => {
      await api.http.get('/health/live').expect(200);
    });

    it('is back by itself within five seconds', async () => {
      await proxy.mend();
      const start = performance.now();
      await until('the API is ready', async () => (await api.http.get('/health/ready')).status === 200);
      expect(performance.now() - start).toBeLessThan(5_000);
      await api.http.get('/api/eventos').expect(200);
      await api.admin.get('/api/users').expect(200);
    });
  });
}
