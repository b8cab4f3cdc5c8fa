import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { fillTable } from '../../../test/support/fill-table.js';
import { statedRoutes } from '../../../test/support/routes.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { runAudited } from '../../platform/audit/audited-action.js';
import { settings } from '../../platform/config/settings.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Submissions } from '../../submissions/shared/submissions.service.js';
import { Subscritor } from '../../submissions/newsletter/subscritor.entity.js';
import { User } from '../users/user.entity.js';
import { Atividade } from './atividade.entity.js';
import { checkChain } from './check-chain.js';

const PASSWORD = 'uma frase só minha';
const { password: ADMIN_PASSWORD } = settings.firstAdmin;
let api: TestApi;
let admin: User;
let before = 0;

beforeAll(async () => {
  api = await startApi();
  admin = await api.dataSource.manager.findOneByOrFail(User, { email: settings.firstAdmin.email });
  const filled = [...api.app.get(Submissions).forms().values(), Subscritor];
  for (const entity of filled) {
    const { tableName, columns } = api.dataSource.getMetadata(entity);
    await fillTable(api.dataSource, api.dataSource.getMetadata(entity), 3);
    // made-up names are of no files
    for (const { propertyName } of columns.filter(({ propertyName: name }) => ['documento', 'cv'].includes(name)))
      await api.dataSource.query(`UPDATE ${tableName} SET ${propertyName} = NULL`);
  }
});
afterAll(() => api.stop());

const all = () => api.dataSource.manager.find(Atividade, { order: { id: 'ASC' } });
/** The rows since this was asked last. */
async function news(): Promise<Atividade[]> {
  const rows = (await all()).filter(({ id }) => id > before);
  before = rows.at(-1)?.id ?? before;
  return rows;
}

const evento = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };
const photo = 'https://exemplo.pt/a.jpg';
const artigo = { titulo: 'Recreio', descricao: 'a', Categoria: 'Notícias' };
const membro = { nome: 'Ana', estado: 'Atual', testemunho: 'a', img: photo };
const material = { titulo: 'Guia', texto: 'a', img: photo, download: photo };
const user = { nome: 'Rui', email: 'rui@exemplo.pt', password: PASSWORD };

async function upload(): Promise<string> {
  const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png');
  return (body as { filePaths: string[] }).filePaths[0] ?? '';
}
const report = () =>
  api.admin.post('/api/relatorios2').field({ nome_do_ficheiro: 'Contas', ano: '2024' }).attach('file', pdf(), 'r.pdf');
const made = async (path: string, body: object) => ((await api.admin.post(path).send(body)).body as { id: number }).id;
const idOf = (record: string | null) => record !== null && /^\d+$/.test(record);

/** Signs in once more as somebody of whom there is another session, and forgets what the trail says of it. */
async function anotherSession(): Promise<{ Authorization: string }> {
  const credentials = { email: 'bia@exemplo.pt', password: PASSWORD };
  await api.admin.post('/api/register').send({ nome: admin.nome, ...credentials });
  await api.http.post('/api/login').send(credentials);
  const { body } = await api.http.post('/api/login').send(credentials).expect(200);
  await news();
  return { Authorization: `Bearer ${(body as { token: string }).token}` };
}

type Change = readonly [verb: string, section: string, act: () => Promise<{ status: number }>];
const replaced =
  (create: string, update: (id: number) => string, body: object): Change[2] =>
  async () => {
    const id = await made(create, body);
    await news();
    return api.admin.put(update(id)).send(body);
  };
const removed =
  (create: string, remove: (id: number) => string, body: object): Change[2] =>
  async () => {
    const id = await made(create, body);
    await news();
    return api.admin.delete(remove(id));
  };
const inbox = (path: string, section: string): [string, Change][] => [
  [`PUT ${path}/:id`, ['alterou', section, () => api.admin.put(`${path}/1`).send({ lida: true })]],
  [`DELETE ${path}/:id`, ['eliminou', section, () => api.admin.delete(`${path}/2`)]],
];

/** Every call with which an administrator changes something, and what the trail says of it. */
const changes = new Map<string, Change>([
  ['POST /api/register', ['criou', 'users', () => api.admin.post('/api/register').send(user)]],
  [
    'DELETE /api/users/:id',
    ['eliminou', 'users', removed('/api/register', (id) => `/api/users/${id}`, { ...user, email: 'eva@exemplo.pt' })],
  ],
  ['POST /api/eventos', ['criou', 'eventos', () => api.admin.post('/api/eventos').send(evento)]],
  ['PUT /api/eventos/:id', ['alterou', 'eventos', replaced('/api/eventos', (id) => `/api/eventos/${id}`, evento)]],
  [
    'DELETE /api/eventos/delete/:id',
    ['eliminou', 'eventos', removed('/api/eventos', (id) => `/api/eventos/delete/${id}`, evento)],
  ],
  ['POST /api/imprensa', ['criou', 'imprensa', () => api.admin.post('/api/imprensa').send(artigo)]],
  ['PUT /api/imprensa/:id', ['alterou', 'imprensa', replaced('/api/imprensa', (id) => `/api/imprensa/${id}`, artigo)]],
  [
    'DELETE /api/imprensa/delete/:id',
    ['eliminou', 'imprensa', removed('/api/imprensa', (id) => `/api/imprensa/delete/${id}`, artigo)],
  ],
  ['POST /equipa', ['criou', 'equipa', () => api.admin.post('/equipa').send(membro)]],
  ['PUT /api/equipa/:id', ['alterou', 'equipa', replaced('/equipa', (id) => `/api/equipa/${id}`, membro)]],
  [
    'DELETE /api/equipa/delete/:id',
    ['eliminou', 'equipa', removed('/equipa', (id) => `/api/equipa/delete/${id}`, membro)],
  ],
  ['POST /materialpost', ['criou', 'materialpost', () => api.admin.post('/materialpost').send(material)]],
  [
    'PUT /materialpost/:id',
    ['alterou', 'materialpost', replaced('/materialpost', (id) => `/materialpost/${id}`, material)],
  ],
  [
    'DELETE /api/materialpost/delete/:id',
    ['eliminou', 'materialpost', removed('/materialpost', (id) => `/api/materialpost/delete/${id}`, material)],
  ],
  ['POST /api/convites', ['criou', 'convites', () => api.admin.post('/api/convites').send({})]],
  ['DELETE /api/convites/:id', ['anulou', 'convites', removed('/api/convites', (id) => `/api/convites/${id}`, {})]],
  ['POST /api/relatorios2', ['criou', 'relatorios', () => report()]],
  [
    'DELETE /api/relatorios2/:id',
    [
      'eliminou',
      'relatorios',
      async () => {
        const { id } = (await report()).body as { id: number };
        await news();
        return api.admin.delete(`/api/relatorios2/${id}`);
      },
    ],
  ],
  ['DELETE /Newsletter/:id', ['eliminou', 'newsletter', () => api.admin.delete('/Newsletter/1')]],
  ...inbox('/api/contactos', 'contactos'),
  ...inbox('/api/festival', 'festival'),
  ...inbox('/api/voluntariados', 'voluntariado'),
  ...inbox('/api/oportunidades', 'oportunidades'),
  ...inbox('/formacoes', 'formacoes'),
  ...inbox('/sessoes', 'sessoes'),
  ...inbox('/material', 'material'),
  [
    'POST /upload',
    ['criou', 'files', async () => api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png')],
  ],
  [
    'DELETE /api/delete/:id',
    [
      'eliminou',
      'files',
      async () => {
        const name = await upload();
        await news();
        return api.admin.delete(`/api/delete/${name}`);
      },
    ],
  ],
  ['POST /api/logout', ['saiu', 'sessao', async () => api.http.post('/api/logout').set(await anotherSession())]],
  [
    'DELETE /api/sessoes',
    ['eliminou', 'sessao', async () => api.http.delete('/api/sessoes').set(await anotherSession())],
  ],
  [
    'DELETE /api/sessoes/:id',
    [
      'eliminou',
      'sessao',
      async () => {
        const own = await anotherSession();
        const { body } = await api.http.get('/api/sessoes').set(own);
        const { id } = (body as { id: string; atual: boolean }[]).find(({ atual }) => !atual) ?? { id: '' };
        return api.http.delete(`/api/sessoes/${id}`).set(own);
      },
    ],
  ],
  ['PUT /api/conta', ['alterou', 'conta', () => api.admin.put('/api/conta').send({ nome: admin.nome })]],
  [
    'POST /api/conta/confirmacao',
    ['entrou', 'conta', () => api.admin.post('/api/conta/confirmacao').send({ password: ADMIN_PASSWORD })],
  ],
  [
    'PUT /api/conta/password',
    [
      'alterou',
      'conta',
      () => api.admin.put('/api/conta/password').send({ atual: ADMIN_PASSWORD, nova: ADMIN_PASSWORD }),
    ],
  ],
  [
    'POST /api/atividade/exportacoes',
    ['exportou', 'contactos', () => api.admin.post('/api/atividade/exportacoes').send({ secao: 'contactos' })],
  ],
]);

describe('what an administrator changes', () => {
  it('is tried at every route that changes something', () => {
    const routes = statedRoutes(api.app)
      .filter(({ method, access }) => method !== 'GET' && (access === 'admin' || access === 'adminOrInvited'))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...changes.keys()].sort()).toEqual(routes.sort());
  });

  it.each([...changes])('by %s is told of in one row', async (_route, [verbo, secao, act]) => {
    await news();
    const { status } = await act();
    expect([200, 201, 204]).toContain(status);
    const [row, ...more] = await news();
    expect(more).toEqual([]);
    const own = secao === 'sessao' ? {} : { quemId: admin.id };
    expect(row).toMatchObject({ verbo, secao, quem: admin.nome, resultado: 'ok', origem: '127.0.0.0/24', ...own });
    const named =
      secao === 'files' ? /^\d{13}_[a-z-]+-[0-9a-f]{32}\.png$/.test(row?.registo ?? '') : idOf(row?.registo ?? null);
    expect(named || verbo === 'exportou' || secao === 'sessao').toBe(true);
  });

  it('is told of once for each of several files', async () => {
    await news();
    const image = await picture('png', 8, 8);
    const { body } = await api.admin.post('/upload').attach('images', image, 'a.png').attach('images', image, 'b.png');
    expect((await news()).map(({ registo }) => registo)).toEqual((body as { filePaths: string[] }).filePaths);
  });

  it('is told of by the name that the person had then', async () => {
    const { body: made } = await api.admin.post('/api/register').send({ ...user, email: 'ines@exemplo.pt' });
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
      told: false,
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
    const registo = /-([0-9a-f]{32})\.pdf$/.exec(name)?.[1];
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
    expect(Object.keys(body[0]).sort()).toEqual(
      ['id', 'origem', 'quando', 'quem', 'quemId', 'registo', 'resultado', 'secao', 'verbo'].sort(),
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

describe('the chain', () => {
  it('holds, after all of it', async () => {
    const report = await api.dataSource.transaction(checkChain);
    expect(report).toEqual({ good: (await all()).length });
  });
});
