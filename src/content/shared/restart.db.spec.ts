import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { until } from '../../../test/support/until.js';
import { DAY_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { Draft } from './history.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const scheduled = async (): Promise<number> => {
  const publicarEm = new Date(Date.now() + DAY_MS).toISOString();
  const asked = { recurso: 'eventos', conteudo: leastEvento, estado: 'agendado', publicarEm };
  const { body } = await api.admin.post('/api/rascunhos').send(asked).expect(201);
  return (body as { registo: number }).registo;
};

describe('what came due while nothing ran', () => {
  it('is done at the first look after the start', async () => {
    const [due, later] = [await scheduled(), await scheduled()];
    const name = { resource: 'eventos', recordId: due };
    await api.dataSource.manager.update(Draft, name, { publishAt: new Date(Date.now() - MINUTE_MS) });
    await api.http.get(`/api/eventos/${due}`).expect(404);
    await api.app.close();
    api = await startApi();
    await until('what was due is published', async () => (await api.http.get(`/api/eventos/${due}`)).status === 200);
    await api.http.get(`/api/eventos/${later}`).expect(404);
    const { body } = await api.admin.get(`/api/eventos/${due}/rascunho`).expect(200);
    expect(body).toMatchObject({ estado: 'publicado', publicarEm: null, versao: 2 });
  });
});
