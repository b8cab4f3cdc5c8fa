import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentWithPicture, uploadPicture } from '../../../test/support/content-with-picture.js';
import { readableAddresses } from '../../../test/support/public-reads.js';
import { advanceClock, restoreClock, stopClock } from '../../../test/support/stopped-clock.js';
import { until } from '../../../test/support/until.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { servedWidths } from '../ficheiros/image-variants.js';
import { resourcesWith } from '#platform/database/resource.js';

const addresses = await readableAddresses();
/** Where each kind of record is read by itself. */
const alone: Readonly<Record<string, string>> = {
  Evento: '/api/eventos/1',
  Artigo: '/api/imprensa/1',
  Membro: '/equipa/1',
  Material: '/materialpost/1',
  Parceiro: '/api/parceiros/1',
  Pergunta: '/api/perguntas/1',
  Edição: '/api/edicoes/1',
  'Projeto do mural': '/api/mural/1',
  Página: '/api/paginas/associacao',
};

let api: TestApi;
let nome: string;
let held: Map<string, number>;
const today = () => lisbonDay(new Date());

beforeAll(async () => {
  api = await startApi();
  nome = await uploadPicture(api);
  held = await contentWithPicture(api, nome);
  const narrow = () => api.http.get(`/uploads/${nome}?w=320`).set('Accept', 'image/avif');
  await until('the picture has its widths', async () =>
    /immutable/.test((await narrow()).headers['cache-control'] ?? ''),
  );
});
afterAll(() => api.stop());
beforeEach(async () => {
  await mark(false);
  await api.admin.delete(`/api/files/${nome}/retirada`).expect(200);
});
afterEach(restoreClock);

const authorised = (ate = today()) => ({ vistaEm: today(), vistaPor: 'Rita Exemplo', ate });
const mark = (menores: boolean, authorisation = {}) =>
  api.admin
    .put(`/api/files/${nome}`)
    .send({ menores, ...authorisation })
    .expect(200);

/** The public answers that name the picture, each asked for twice: made, and kept. */
async function shownAt(): Promise<string[]> {
  const shown: string[] = [];
  for (const address of [...addresses, ...addresses]) {
    const { status, text } = await api.http.get(address);
    if (status === 200 && text.includes(nome)) shown.push(address);
  }
  return shown;
}
/** How visitors are answered the file and each of its widths. */
async function filesAnswered(): Promise<(string | number | undefined)[][]> {
  const paths = [`/uploads/${nome}`, ...servedWidths.map((width) => `/uploads/${nome}?w=${width}`)];
  const answers = [];
  for (const path of paths) {
    const { status, headers } = await api.http.get(path);
    answers.push([status, headers['cache-control']]);
  }
  return answers;
}
const everyFile = (status: number, caching: string) => Array.from({ length: 7 }, () => [status, caching]);

async function expectShown(caching = 'public, max-age=31536000, immutable'): Promise<void> {
  const seen = await shownAt();
  expect(Object.values(alone).filter((path) => !seen.includes(path))).toEqual([]);
  expect(await filesAnswered()).toEqual(everyFile(200, caching));
}
async function expectWithheld(): Promise<void> {
  expect(await shownAt()).toEqual([]);
  expect(await filesAnswered()).toEqual(everyFile(404, 'no-store'));
}

describe('a picture that nobody has marked', () => {
  it('is shown wherever it is held, by every kind of record that may', async () => {
    await expectShown();
    expect([...held.keys()].sort()).toEqual(Object.keys(alone).sort());
    // but for reports, which are no pictures, and the bin, drafts and schools’ projects, which no visitor reads
    expect(resourcesWith('files').length).toBe(held.size + 4);
    for (const [kind, properties] of held) {
      const { text } = await api.http.get(alone[kind] ?? '').expect(200);
      expect([kind, text.split(nome).length - 1 >= properties]).toEqual([kind, true]);
    }
  });

  it('is gone everywhere once it is taken down, in one call, and back in one', async () => {
    await expectShown();
    await api.admin.post(`/api/files/${nome}/retirada`).expect(200);
    await expectWithheld();
    await api.admin.delete(`/api/files/${nome}/retirada`).expect(200);
    await expectShown();
  });
});

describe('a picture of children', () => {
  it('is nowhere without an authorisation, and leaves no hole', async () => {
    await expectShown();
    await mark(true);
    await expectWithheld();
    const { body: evento } = await api.http.get('/api/eventos/1').expect(200);
    expect(evento).toMatchObject({
      url: null,
      fotos: ['https://exemplo.pt/outra.jpg'],
      descricao: 'Veja  e também isto.',
    });
  });

  it('is shown with one until its last day is over in Lisbon, and never kept by anybody without asking', async () => {
    await mark(true);
    await expectWithheld();
    stopClock();
    await mark(true, authorised());
    await expectShown('public, no-cache');
    const { headers } = await api.http.get('/api/eventos/1').expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    advanceClock(Date.parse(headers['expires'] ?? '') - Date.now() - 1);
    await expectShown('public, no-cache');
    const { etag } = (await api.http.get('/api/eventos/1').expect(200)).headers;
    advanceClock(1);
    await expectWithheld();
    await api.http
      .get('/api/eventos/1')
      .set('If-None-Match', etag ?? '')
      .expect(200);
  });

  it('that a browser has is not the same any more once it is taken down', async () => {
    await mark(true, authorised());
    const { etag } = (await api.http.get(`/uploads/${nome}`).expect(200)).headers;
    await api.http
      .get(`/uploads/${nome}`)
      .set('If-None-Match', etag ?? '')
      .expect(304);
    await api.admin.post(`/api/files/${nome}/retirada`).expect(200);
    await api.http
      .get(`/uploads/${nome}`)
      .set('If-None-Match', etag ?? '')
      .expect(404);
    await expectWithheld();
  });

  it('that was taken down and is put back still needs its authorisation', async () => {
    await mark(true);
    await api.admin.post(`/api/files/${nome}/retirada`).expect(200);
    const { body } = await api.admin.delete(`/api/files/${nome}/retirada`).expect(200);
    expect(body).toMatchObject({ estado: 'semAutorizacao', retiradaEm: null });
    await expectWithheld();
  });

  it('is seen by who may edit, with the records as they are', async () => {
    await mark(true);
    for (const path of Object.values(alone)) expect((await api.admin.get(path).expect(200)).text).toContain(nome);
    const { headers, body } = await api.admin.get(`/uploads/${nome}?w=320`).expect(200);
    expect([headers['cache-control'], (body as Buffer).length > 0]).toEqual(['no-store', true]);
    const { body: evento } = await api.admin.get('/api/eventos/1').expect(200);
    await api.admin.put('/api/eventos/1').send(evento).expect(200);
    await mark(false);
    await expectShown();
  });

  it('takes what was said of it along when its file goes', async () => {
    const other = await uploadPicture(api);
    await api.admin.put(`/api/files/${other}`).send({ menores: true }).expect(200);
    await api.admin.delete(`/api/delete/${other}`).expect(204);
    expect(await api.dataSource.query('SELECT nome FROM fotografias WHERE nome = ?', [other])).toEqual([]);
  });
});

it('counts on the overview what has no authorisation, or none in 30 days', async () => {
  const counted = async () =>
    ((await api.admin.get('/api/resumo')).body as Record<string, number>)['fotografiasPorAutorizar'];
  expect(await counted()).toBe(0);
  await mark(true);
  expect(await counted()).toBe(1);
  await mark(true, authorised(lisbonDay(new Date(Date.now() + 32 * DAY_MS))));
  expect(await counted()).toBe(0);
  await mark(true, authorised(lisbonDay(new Date(Date.now() + 29 * DAY_MS))));
  expect(await counted()).toBe(1);
  await api.admin.post(`/api/files/${nome}/retirada`).expect(200);
  expect(await counted()).toBe(0);
});
