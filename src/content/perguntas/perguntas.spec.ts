import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Answer, describeEditableContent } from '../../../test/support/editable-content.js';
import { Pergunta } from './pergunta.entity.js';

let api: TestApi;
let first: Pergunta[];

beforeAll(async () => {
  api = await startApi();
  first = await api.dataSource.manager.find(Pergunta, { order: { pagina: 'DESC', ordem: 'ASC' } });
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { manager } = api.dataSource;
  await manager.remove(await manager.find(Pergunta));
});

const least = { pagina: 'faq', pergunta: 'Participar tem algum custo?', resposta: 'Não.' };
const valid = { ...least, grupo: 'Inscrições', exemplo: false };

async function create(changed: object = {}): Promise<Answer> {
  const { body } = await api.admin
    .post('/api/perguntas')
    .send({ ...least, ...changed })
    .expect(201);
  return body as Answer;
}

const asked = (body: unknown) => (body as { pergunta: string }[]).map(({ pergunta }) => pergunta);
const shown = async (pagina: string) => {
  const { body } = await api.http
    .get('/api/perguntas')
    .query({ filter: JSON.stringify({ pagina }) })
    .expect(200);
  return asked(body);
};

describeEditableContent(() => api, {
  one: (id) => `/api/perguntas/${id}`,
  create: '/api/perguntas',
  update: (id) => `/api/perguntas/${id}`,
  remove: (id) => `/api/perguntas/${id}`,
  entity: Pergunta,
  valid,
  addresses: [],
  refused: [
    ['a question without words', { pergunta: ' ' }, 'pergunta', 'A pergunta é de preenchimento obrigatório.'],
    ['a question without an answer', { resposta: '' }, 'resposta', 'A resposta é de preenchimento obrigatório.'],
    ['a page that has none', { pagina: 'eventos' }, 'pagina', 'A página tem de ser um destes: faq, concurso-anual.'],
    [
      'a question too long',
      { pergunta: 'x'.repeat(201) },
      'pergunta',
      'A pergunta não pode ter mais de 200 caracteres.',
    ],
    [
      'an answer too long',
      { resposta: 'x'.repeat(2_001) },
      'resposta',
      'A resposta não pode ter mais de 2000 caracteres.',
    ],
    ['a group too long', { grupo: 'x'.repeat(81) }, 'grupo', 'O grupo não pode ter mais de 80 caracteres.'],
  ],
});

describe('GET /api/perguntas', () => {
  it('gives a new database the questions that the site used to have, in their order', () => {
    const of = (pagina: string) => first.filter((row) => row.pagina === pagina);
    expect(of('faq').map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(of('concurso-anual')).toHaveLength(7);
    expect(of('faq')[0]).toMatchObject({ pergunta: 'O que é a DFC Portugal?', grupo: null, exemplo: false });
    expect(of('concurso-anual')[6]?.pergunta).toBe('Há prémios e certificados?');
  });

  it('lists those of a page in their order', async () => {
    await create({ pergunta: 'Um?' });
    await create({ pagina: 'concurso-anual', pergunta: 'Do desafio?' });
    await create({ pergunta: 'Dois?', grupo: 'Outras' });
    expect(await shown('faq')).toEqual(['Um?', 'Dois?']);
    expect(await shown('concurso-anual')).toEqual(['Do desafio?']);
    const { body, headers } = await api.http.get('/api/perguntas').expect(200);
    expect(asked(body)).toEqual(['Do desafio?', 'Um?', 'Dois?']);
    expect(headers['content-range']).toBe('perguntas 0-2/3');
    await api.http.get('/api/perguntas').query({ filter: '{"resposta":"x"}' }).expect(400);
  });

  it('takes markup for the text that it is', async () => {
    const hostile = { pergunta: '</script><script>alert(1)</script>', resposta: '<b>a</b> [x](javascript:alert(1))' };
    expect(await create(hostile)).toMatchObject(hostile);
  });
});

describe('PUT /api/perguntas/ordem', () => {
  const order = (pagina: string, ids: number[]) => api.admin.put('/api/perguntas/ordem').send({ pagina, ids });

  it('puts the questions of one page into the order that is sent, and leaves the others', async () => {
    const [a, b] = [await create({ pergunta: 'A?' }), await create({ pergunta: 'B?' })];
    const other = await create({ pagina: 'concurso-anual', pergunta: 'C?' });
    await order('faq', [b.id, a.id]).expect(204);
    expect(await shown('faq')).toEqual(['B?', 'A?']);
    await order('faq', [b.id, a.id, other.id]).expect(409);
    await order('concurso-anual', [a.id]).expect(409);
    await order('eventos', [b.id, a.id]).expect(400);
    expect(await shown('faq')).toEqual(['B?', 'A?']);
    expect(await shown('concurso-anual')).toEqual(['C?']);
  });

  it('adds a question behind those of its page', async () => {
    await create();
    await create();
    expect((await create({ pagina: 'concurso-anual' })).ordem).toBe(1);
    expect((await create()).ordem).toBe(3);
  });
});
