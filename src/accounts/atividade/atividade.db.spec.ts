import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf } from '../../../test/support/samples.js';
import { trailNews } from '../../../test/support/trail-news.js';
import { runAudited } from '#platform/requests/audited-action.js';
import { settings } from '#platform/config/settings.js';
import { Transactions } from '#platform/database/transactions.js';
import { User } from '../account/user.entity.js';

const PASSWORD = 'uma frase só minha';
let api: TestApi;
let admin: User;
const news = trailNews(() => api);

beforeAll(async () => {
  api = await startApi();
  admin = await api.dataSource.manager.findOneByOrFail(User, { email: settings.firstAdmin.email });
});
afterAll(() => api.stop());

const evento = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };
const membro = { nome: 'Ana', estado: 'Atual', testemunho: 'a', img: 'https://exemplo.pt/a.jpg' };
const made = async (path: string, body: object) => ((await api.admin.post(path).send(body)).body as { id: number }).id;

describe('what an administrator changes', () => {
  it('is told of by the name that the person had then', async () => {
    const { body: made } = await api.admin
      .post('/api/register')
      .send({ nome: 'Rui', password: PASSWORD, email: 'ines@exemplo.pt' });
    const { body } = await api.http.post('/api/login').send({ email: 'ines@exemplo.pt', password: PASSWORD });
    await news();
    const token = `Bearer ${(body as { token: string }).token}`;
    await api.http.post('/api/eventos').set('Authorization', token).send(evento).expect(201);
    await api.admin.delete(`/api/users/${made.id}`).expect(204);
    expect(await news()).toMatchObject([
      { verbo: 'criou', quemId: made.id, quem: 'Rui' },
      { verbo: 'eliminou', secao: 'users', registo: String(made.id), quemId: admin.id },
    ]);
  });

  it.each([
    ['what is refused', () => api.admin.post('/api/eventos').send({ ...evento, titulo: '' })],
    ['what is not there', () => api.admin.delete('/api/eventos/delete/999999')],
    ['what was changed by somebody else', () => api.admin.put('/api/eventos/1').send({ ...evento, versao: 99 })],
    ['what is only read', () => api.admin.get('/api/eventos')],
    ['what a stranger tries', () => api.http.post('/api/eventos').send(evento)],
  ])('is not told of where nothing changes: %s', async (_what, act) => {
    await news();
    await act();
    expect(await news()).toEqual([]);
  });

  it('is told of as published where a draft is approved', async () => {
    const id = await made('/equipa', { ...membro, rascunho: true });
    await news();
    await api.admin
      .put(`/api/equipa/${id}`)
      .send({ ...membro, rascunho: false })
      .expect(200);
    await api.admin
      .put(`/api/equipa/${id}`)
      .send({ ...membro, rascunho: false })
      .expect(200);
    expect((await news()).map(({ verbo, registo }) => [verbo, registo])).toEqual([
      ['publicou', String(id)],
      ['alterou', String(id)],
    ]);
  });

  it('is not told of where its unit of work is rolled back, and once where it runs again', async () => {
    await news();
    const transactions = api.app.get(Transactions);
    const action = {
      verb: 'criou',
      section: 'eventos',
      recordId: '7',
      actorId: admin.id,
      origin: '',
      isRecorded: false,
    } as const;
    const fails = runAudited({ ...action }, () => transactions.run(() => Promise.reject(new RangeError('não'))));
    await expect(fails).rejects.toThrow(RangeError);
    expect(await news()).toEqual([]);
    const lastly = {
      beforeTransactionCommit: () => {
        throw new RangeError('ainda não');
      },
    };
    api.dataSource.subscribers.push(lastly);
    const undone = runAudited({ ...action }, () => transactions.run(() => Promise.resolve()));
    await expect(undone).rejects.toThrow(RangeError);
    api.dataSource.subscribers.splice(api.dataSource.subscribers.indexOf(lastly), 1);
    expect(await news()).toEqual([]);
    let attempts = 0;
    await runAudited({ ...action }, async () => {
      await transactions.run(async () => {
        attempts += 1;
        const code = settings.embedded ? 'SQLITE_BUSY' : 'ER_LOCK_DEADLOCK';
        if (attempts === 1) throw Object.assign(new Error('busy'), { code });
      });
      await transactions.run(() => Promise.resolve());
    });
    expect((await news()).map(({ registo }) => registo)).toEqual(['7']);
  });
});

describe('a personal document', () => {
  it('is told of each time that it is opened, without the words of its name', async () => {
    const form = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };
    await news();
    const { body } = await api.http
      .post('/contactos')
      .field({ ...form, recaptcha: await api.captcha() })
      .attach('documento', pdf(), 'currículo da Ana.pdf')
      .expect(201);
    expect(await news()).toEqual([]);
    const { body: contacto } = await api.admin.get(`/api/contactos/${body.id}`).expect(200);
    const name = contacto.documento as string;
    await api.admin.get(`/documentos/${name}`).expect(200);
    await api.admin.head(`/documentos/${name}`).expect(200);
    await api.admin.get('/documentos/nao-existe.pdf').expect(404);
    await api.http.get(`/documentos/${name}`).expect(401);
    const registo = /^([0-9a-f]{32})\.pdf$/.exec(name)?.[1];
    const row = { verbo: 'abriu', secao: 'documentos', registo, quemId: admin.id };
    const rows = await news();
    expect(rows).toHaveLength(2);
    expect(rows).toMatchObject([row, row]);
  });
});

describe('a sign-in', () => {
  const signIn = (email: string, password: string) => api.http.post('/api/login').send({ email, password });

  it('is told of, and so is one that is refused, without what was typed', async () => {
    await news();
    await signIn(admin.email, settings.firstAdmin.password ?? '').expect(200);
    await signIn(admin.email, 'errada').expect(401);
    await signIn('segredo@exemplo.pt', 'segredo').expect(401);
    const row = { verbo: 'entrou', secao: 'sessao', registo: null };
    const rows = await news();
    expect(rows).toMatchObject([
      { ...row, quemId: admin.id, quem: admin.nome, resultado: 'ok' },
      { ...row, quemId: admin.id, quem: admin.nome, resultado: 'recusado' },
      { ...row, quemId: null, quem: null, resultado: 'recusado' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('segredo');
  });
});

describe('GET /api/atividade', () => {
  it('lists the newest first, without the chain, filtered by who, verb, section, result and time', async () => {
    const { body, headers } = await api.admin.get('/api/atividade').query({ range: '[0,4]' }).expect(200);
    expect(headers['content-range']).toMatch(/^atividade 0-4\/\d+$/);
    const ids = (body as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(Object.keys(body[0]).sort().join(' ')).toBe(
      'existe id origem quando quem quemId registo resultado secao titulo verbo',
    );
    const filtered = async (filter: object) =>
      (
        await api.admin
          .get('/api/atividade')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body as Record<string, unknown>[];
    for (const filter of [
      { verbo: 'publicou' },
      { secao: 'equipa' },
      { resultado: 'recusado' },
      { quemId: admin.id },
    ]) {
      const rows = await filtered(filter);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatchObject(filter);
    }
    expect(await filtered({ quando_gte: '2100-01-01T00:00:00.000Z' })).toEqual([]);
    await api.admin.get(`/api/atividade/${ids[0]}`).expect(200);
  });

  it('names each record as it is called when it is read, and says which is gone', async () => {
    const kept = await made('/api/eventos', evento);
    const binned = await made('/api/eventos', { ...evento, titulo: 'Adeus' });
    const erased = await made('/api/eventos', evento);
    for (const id of [binned, erased]) await api.admin.delete(`/api/eventos/delete/${id}`).expect(204);
    const { body: bin } = await api.admin.get('/api/lixo').expect(200);
    await api.admin.delete(`/api/lixo/${(bin as { id: number }[])[0]?.id}`).expect(204);
    await api.admin
      .put(`/api/eventos/${kept}`)
      .send({ ...evento, titulo: 'Olá' })
      .expect(200);
    const draft = await api.admin
      .post('/api/rascunhos')
      .send({ recurso: 'eventos', conteudo: { ...evento, titulo: 'Ainda não' }, estado: 'rascunho' })
      .expect(201);
    const edition = await made('/api/edicoes', { chave: '20502051', introducao: 'a' });
    await api.admin
      .put('/api/paginas/associacao')
      .send({ conteudo: { name: 'DFC' } })
      .expect(200);
    const { body: upload } = await api.admin.post('/upload').attach('images', pdf(), 'guia.pdf').expect(200);
    const user = await made('/api/register', { nome: 'Rui', password: PASSWORD, email: 'rui@exemplo.pt' });

    const { body } = await api.admin.get('/api/atividade').query({ range: '[0,99]' }).expect(200);
    const named = (secao: string, registo: number | string) =>
      (body as { secao: string; registo: string | null }[]).find(
        (row) => row.secao === secao && row.registo === String(registo),
      );
    expect(named('eventos', kept)).toMatchObject({ titulo: 'Olá', existe: true });
    expect(named('eventos', binned)).toMatchObject({ titulo: 'Adeus', existe: false });
    expect(named('eventos', erased)).toMatchObject({ titulo: null, existe: false });
    expect(named('eventos', draft.body.registo)).toMatchObject({ titulo: 'Ainda não', existe: true });
    expect(named('edicoes', edition)).toMatchObject({ titulo: '2050/2051', existe: true });
    expect(named('paginas', 'associacao')).toMatchObject({ titulo: expect.any(String), existe: true });
    expect(named('files', upload.filePaths[0])).toMatchObject({ titulo: null, existe: true });
    expect(named('users', user)).toMatchObject({ titulo: 'Rui', existe: true });
  });

  it('tells no name of who wrote to the association', async () => {
    const form = { assunto: 'A', email: 'a@b.pt', nome: 'Zulmira', descricao: 'Olá', privacidade: 'true' };
    const sent = await api.http
      .post('/contactos')
      .field({ ...form, recaptcha: await api.captcha() })
      .expect(201);
    await api.admin.put(`/api/contactos/${sent.body.id}`).send({ lida: true }).expect(200);
    const { body, text } = await api.admin.get('/api/atividade').query({ range: '[0,0]' }).expect(200);
    expect(body).toMatchObject([{ secao: 'contactos', registo: String(sent.body.id), titulo: null, existe: null }]);
    expect(text).not.toContain('Zulmira');
  });

  it.each([
    ['post', '/api/atividade'],
    ['put', '/api/atividade/1'],
    ['delete', '/api/atividade/1'],
  ] as const)('is all that there is: %s %s answers 404', async (method, path) => {
    await api.admin[method](path).send({}).expect(404);
  });

  it.each([[{}], [{ secao: '' }], [{ secao: 'a;b' }], [{ secao: 'x'.repeat(33) }], [{ secao: ['users'] }]])(
    'takes no export of %j',
    async (body) => {
      await news();
      await api.admin.post('/api/atividade/exportacoes').send(body).expect(400);
      expect(await news()).toEqual([]);
    },
  );
});
