import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { uploadPicture } from '../../../test/support/content-with-picture.js';
import { pdf } from '../../../test/support/samples.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay, startOfNextLisbonDay } from '#platform/dates/lisbon-day.js';

const inDays = (days: number) => lisbonDay(new Date(Date.now() + days * DAY_MS));
const authorisation = { vistaEm: inDays(-1), vistaPor: 'Rita Exemplo', ate: inDays(60) };
const nothingDescribed = { alt: null, decorativa: false, credito: null, focoX: null, focoY: null };
let api: TestApi;
let nome: string;

beforeAll(async () => {
  api = await startApi();
  nome = await uploadPicture(api);
});
afterAll(() => api.stop());
beforeEach(() =>
  api.admin
    .put(`/api/files/${nome}`)
    .send({ menores: true, ...authorisation })
    .expect(200),
);

const rows = () => api.dataSource.query('SELECT * FROM fotografias ORDER BY id') as Promise<object[]>;

describe('PUT /api/files/{name}', () => {
  it('records the mark and the authorisation, and answers how it is', async () => {
    const { body } = await api.admin
      .put(`/api/files/${nome}`)
      .send({ menores: true, ...authorisation })
      .expect(200);
    expect(body).toEqual({
      id: nome,
      nome,
      versao: expect.any(Number) as unknown as number,
      menores: true,
      ...authorisation,
      retiradaEm: null,
      estado: 'visivel',
      ...nothingDescribed,
    });
    const late = { ...authorisation, ate: inDays(-1) };
    const over = await api.admin
      .put(`/api/files/${nome}`)
      .send({ menores: true, ...late })
      .expect(200);
    expect(over.body).toMatchObject({ ...late, estado: 'caducada' });
    expect(await rows()).toMatchObject([{ nome, registadaPorId: 1, retiradaPorId: null }]);
  });

  it('keeps nothing of a picture that is marked no more', async () => {
    await api.admin.put(`/api/files/${nome}`).send({ menores: false }).expect(200);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['no mark', {}, 'menores', 'A marca «menores identificáveis» tem de ser verdadeiro ou falso.'],
    ['half an authorisation', { vistaEm: inDays(0), ate: inDays(9) }, 'vistaPor', 'Diga quem viu a autorização.'],
    ['one without an end', { ...authorisation, ate: null }, 'ate', 'Diga até que dia vale a autorização.'],
    ['one by nobody', { ...authorisation, vistaPor: '  ' }, 'vistaPor', 'Diga quem viu a autorização.'],
    ['a day to come', { ...authorisation, vistaEm: inDays(1) }, 'vistaEm', 'Este dia ainda não chegou.'],
    [
      'an end before it was seen',
      { ...authorisation, ate: inDays(-2) },
      'ate',
      'A autorização não pode acabar antes do dia em que foi vista.',
    ],
    [
      'one for ever',
      { ...authorisation, ate: '2099-12-31' },
      'ate',
      'A autorização acaba daqui a 10 anos o mais tardar.',
    ],
    [
      'a day that is none',
      { ...authorisation, ate: '2026-02-30' },
      'ate',
      'O último dia da autorização tem de ser um dia: 2026-07-31.',
    ],
    [
      'an authorisation of what is not marked',
      { ...authorisation, menores: false },
      'menores',
      'Só uma fotografia com menores identificáveis tem autorização.',
    ],
    ['an unknown field', { ...authorisation, autor: 'a' }, 'autor', 'Este campo não existe.'],
  ])('refuses %s', async (what, said, field, sentence) => {
    const before = await rows();
    const body = what === 'no mark' ? said : { menores: true, ...said };
    const { status, body: answer } = await api.admin.put(`/api/files/${nome}`).send(body);
    expect(status).toBe(400);
    expect((answer as { errors: object }).errors).toEqual({ [field]: sentence });
    expect(await rows()).toEqual(before);
  });
});

describe('any change', () => {
  const calls = (name: string) => [
    api.admin.put(`/api/files/${name}`).send({ menores: true }),
    api.admin.post(`/api/files/${name}/retirada`),
    api.admin.delete(`/api/files/${name}/retirada`),
  ];

  it('of a file that is not there is refused', async () => {
    const before = await rows();
    for (const name of ['inventado.png', '..%2f..%2fdfc.sqlite', nome.replace('.png', '.jpg')]) {
      for (const call of calls(name)) {
        const { status, body } = await call;
        expect([status, (body as { message: string }).message]).toEqual([404, 'O ficheiro pedido não existe.']);
      }
    }
    expect(await rows()).toEqual(before);
  });

  it('of what is no picture is refused', async () => {
    const before = await rows();
    const { body } = await api.admin.post('/upload').attach('images', pdf(), 'guia.pdf').expect(200);
    for (const call of calls((body as { filePaths: string[] }).filePaths[0] ?? '')) {
      const { status, body: said } = await call;
      expect([status, (said as { message: string }).message]).toEqual([
        400,
        'Só uma imagem pode ser marcada ou retirada.',
      ]);
    }
    expect(await rows()).toEqual(before);
  });

  it('is for who may edit alone', async () => {
    const before = await rows();
    await api.http.put(`/api/files/${nome}`).send({ menores: false }).expect(401);
    await api.http.post(`/api/files/${nome}/retirada`).expect(401);
    await api.http.delete(`/api/files/${nome}/retirada`).expect(401);
    await api.http.get('/api/fotografias').expect(401);
    expect(await rows()).toEqual(before);
  });

  it('at once with another leaves one row', async () => {
    const other = await uploadPicture(api);
    const both = await Promise.all([
      api.admin.put(`/api/files/${other}`).send({ menores: true }),
      api.admin.post(`/api/files/${other}/retirada`),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await api.admin.get(`/api/fotografias?filter=${JSON.stringify({ id: [other, 'x'] })}`).expect(200);
    expect(body).toMatchObject([{ id: other, menores: true, estado: 'retirada' }]);
    await api.admin.delete(`/api/files/${other}/retirada`).expect(200);
    await api.admin.put(`/api/files/${other}`).send({ menores: false }).expect(200);
  });
});

it('lists what is marked or taken down, what ends first before the rest', async () => {
  const [without, sooner] = [await uploadPicture(api), await uploadPicture(api)];
  await api.admin.put(`/api/files/${without}`).send({ menores: true }).expect(200);
  await api.admin
    .put(`/api/files/${sooner}`)
    .send({ menores: true, ...authorisation, ate: inDays(3) })
    .expect(200);
  const { body, headers } = await api.admin.get('/api/fotografias').expect(200);
  expect((body as { id: string }[]).map(({ id }) => id)).toEqual([without, sooner, nome]);
  expect(headers['content-range']).toBe('fotografias 0-2/3');
});

it.each([
  ['2026-01-05', '2026-01-06T00:00:00.000Z'],
  ['2026-06-05', '2026-06-05T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T23:00:00.000Z'],
  ['2026-10-25', '2026-10-26T00:00:00.000Z'],
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
])('%s is over in Lisbon at %s', (day, moment) => {
  expect(startOfNextLisbonDay(new Date(day)).toISOString()).toBe(moment);
});
