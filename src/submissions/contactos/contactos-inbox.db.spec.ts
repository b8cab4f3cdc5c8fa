import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf } from '../../../test/support/samples.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Contacto } from './contacto.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.dataSource.manager.remove(await api.dataSource.manager.find(Contacto));
});

const message = (nome: string, createdAt: string, more: Partial<Contacto> = {}): Partial<Contacto> => ({
  nome,
  email: `${nome.toLowerCase()}@escola.pt`,
  assunto: 'Pergunta',
  descricao: 'Queremos participar.',
  privacidadeVersao: '2025-07-25',
  createdAt: new Date(createdAt),
  lida: false,
  ...more,
});
const keep = (...messages: Partial<Contacto>[]) =>
  api.dataSource.manager.save(Contacto, messages as Contacto[]) as Promise<Contacto[]>;
const names = async (query: Record<string, unknown>) => {
  const asked = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  const { body } = await api.admin.get('/api/contactos').query(Object.fromEntries(asked)).expect(200);
  return (body as { nome: string }[]).map(({ nome }) => nome);
};
const one = async (row: Partial<Contacto>) => {
  const [kept] = await keep(row);
  if (kept === undefined) throw new Error('nothing was kept');
  return kept;
};

async function submit(fields: Record<string, string> = {}, file?: Buffer): Promise<number> {
  const whole = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true', ...fields };
  const request = api.http.post('/contactos').field({ ...whole, recaptcha: await api.captcha() });
  const { body } = await (file === undefined ? request : request.attach('documento', file, 'a.pdf')).expect(201);
  return (body as { id: number }).id;
}

describe('GET /api/contactos', () => {
  it('lists the messages, newest first, and says how many there are', async () => {
    await keep(message('Ana', '2026-01-01T10:00:00Z'), message('Rui', '2026-03-01T10:00:00Z', { lida: true }));
    await keep(message('Eva', '2026-02-01T10:00:00Z'));
    const { body, headers } = await api.admin.get('/api/contactos').expect(200);
    expect(headers['content-range']).toBe('contactos 0-2/3');
    expect((body as { nome: string }[]).map(({ nome }) => nome)).toEqual(['Rui', 'Eva', 'Ana']);
    expect(body[0]).toEqual({
      id: expect.any(Number),
      nome: 'Rui',
      email: 'rui@escola.pt',
      assunto: 'Pergunta',
      mensagem: 'Queremos participar.',
      descricaoMotivoContacto: 'Queremos participar.',
      documento: null,
      createdAt: '2026-03-01T10:00:00.000Z',
      lida: true,
    });
  });

  it('narrows to the unread, to a time and to words', async () => {
    await keep(
      message('Ana', '2026-01-01T10:00:00Z', { descricao: 'Inscrição da turma' }),
      message('Rui', '2026-03-01T10:00:00Z', { lida: true, assunto: 'Inscrições' }),
    );
    expect(await names({ filter: { lida: false } })).toEqual(['Ana']);
    expect(await names({ filter: { lida: true } })).toEqual(['Rui']);
    expect(await names({ filter: { createdAt_gte: '2026-02-01', createdAt_lte: '2026-03-01T10:00:00Z' } })).toEqual([
      'Rui',
    ]);
    expect(await names({ filter: { q: 'INSCRICAO' } })).toEqual(['Ana']);
    expect(await names({ filter: { q: 'inscric' } })).toEqual(['Rui', 'Ana']);
    expect(await names({ filter: { q: 'rui@escola.pt' } })).toEqual(['Rui']);
    expect(await names({ sort: ['nome', 'ASC'], range: [0, 0] })).toEqual(['Ana']);
  });

  it.each(['{"lida":"sim"}', '{"lida":1}', '{"documento":"x"}', '{"privacidadeVersao":"x"}', '{"nome_gte":"a"}'])(
    'refuses the filter %s',
    async (filter) => {
      expect((await api.admin.get('/api/contactos').query({ filter })).status).toBe(400);
    },
  );

  it('answers 404 for one that does not exist', async () => {
    for (const id of ['999999', '0', 'abc', '1%20or%201']) await api.admin.get(`/api/contactos/${id}`).expect(404);
  });
});

describe('PUT /api/contactos/{id}', () => {
  it('marks a message read and unread, and changes nothing else', async () => {
    const { id } = await one(message('Ana', '2026-01-01T10:00:00Z'));
    const { body: before } = await api.admin.get(`/api/contactos/${id}`).expect(200);
    const sent = { ...before, nome: 'Outra', mensagem: 'Outra', lida: true };
    const { body: read } = await api.admin.put(`/api/contactos/${id}`).send(sent).expect(200);
    expect(read).toEqual({ ...before, lida: true });
    const { body: unread } = await api.admin.put(`/api/contactos/${id}`).send({ lida: false }).expect(200);
    expect(unread).toEqual(before);
  });

  it.each([{}, { lida: null }, { lida: 'sim' }, { lida: 1 }, { lida: [true] }, { lida: {} }])(
    'refuses %j',
    async (body) => {
      const { id } = await one(message('Ana', '2026-01-01T10:00:00Z'));
      const { body: said } = await api.admin.put(`/api/contactos/${id}`).send(body).expect(400);
      expect(said.errors).toEqual({ lida: 'A marca de leitura tem de ser verdadeiro ou falso.' });
      expect(await names({ filter: { lida: false } })).toEqual(['Ana']);
    },
  );

  it('answers 404 for one that does not exist', async () => {
    await api.admin.put('/api/contactos/999999').send({ lida: true }).expect(404);
  });
});

describe('DELETE /api/contactos/{id}', () => {
  it('takes the row, its attachment and what was known of it', async () => {
    const id = await submit({}, pdf());
    expect(await api.files('documentos')).toHaveLength(1);
    await api.admin.delete(`/api/contactos/${id}`).expect(204);
    expect(await api.files('documentos')).toEqual([]);
    expect(await api.dataSource.manager.countBy(Ficheiro, { area: 'documentos' })).toBe(0);
    expect(await names({ filter: { q: 'ana' } })).toEqual([]);
    await api.admin.get(`/api/contactos/${id}`).expect(404);
    await api.admin.delete(`/api/contactos/${id}`).expect(404);
  });

  it('lets the same message be sent anew', async () => {
    const id = await submit();
    await api.admin.delete(`/api/contactos/${id}`).expect(204);
    await submit();
    expect(await names({})).toEqual(['Ana']);
  });

  it('happens once where two ask for it', async () => {
    const id = await submit({}, pdf());
    const answers = await Promise.all([1, 2].map(() => api.admin.delete(`/api/contactos/${id}`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 404]);
    expect(await api.files('documentos')).toEqual([]);
  });
});

describe('a hostile message', () => {
  it('is stored and answered as typed', async () => {
    const texts = {
      nome: `"><script>alert('x')</script>`,
      assunto: '=HYPERLINK("http://mau.pt") Bcc: todos@escola.pt',
      descricao: `'; DROP TABLE contactos; -- \\ \${7*7} {{7*7}} %s 😀\r\nBcc: todos@escola.pt\n\tfim `,
    };
    const id = await submit(texts);
    await expect(submit({ assunto: `${texts.assunto}\r\nBcc: todos@escola.pt` })).rejects.toThrow('400');
    const { body, headers } = await api.admin.get(`/api/contactos/${id}`).expect(200);
    expect(body).toMatchObject({ nome: texts.nome, assunto: texts.assunto, mensagem: texts.descricao });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
