import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import supertest from 'supertest';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { listSpecs } from '../../../test/support/list-specs.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { EventosService } from '#content/eventos/eventos.module.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { Submissions } from '#submissions/shared/submissions.service.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import type { RegistosEncontradosDto } from './procura.module.js';

let api: TestApi;
let editor: TestApi['admin'];
/** Lists that are open to whoever may edit. */
const content = [
  'eventos',
  'imprensa',
  'materialpost',
  'relatorios',
  'equipa',
  'parceiros',
  'perguntas',
  'edicoes',
  'mural',
  'rascunhos',
  'lixo',
  'files',
];
/** Lists that tell of people, for administrators alone. */
const people = ['users', 'convites', 'mensagens', 'modelos-resposta', 'newsletter', 'participacoes'];

const photo = 'https://exemplo.pt/a.jpg';
const evento = { titulo: 'Quivi', data: '2027-06-05T09:30:00.000Z', local: 'Gaia', hook: 'Um dia.' };
const bodies: Readonly<Record<string, object>> = {
  '/api/eventos': evento,
  '/api/imprensa': { titulo: 'Quivi', descricao: 'Texto.', data: '2026-12-31T23:30:00.000Z' },
  '/materialpost': { titulo: 'Quivi', texto: 'Texto.', img: photo, download: photo },
  '/equipa': { nome: 'Quivi', estado: 'Atual', testemunho: 'Olá.', img: photo, rascunho: true },
  '/api/parceiros': { nome: 'Quivi', descricao: 'Abre portas.' },
  '/api/perguntas': { pagina: 'faq', pergunta: 'Quivi?', resposta: 'Sim.' },
  '/api/mural': { edicao: '20502051', titulo: 'Quivi' },
  '/api/edicoes': { chave: '20502051', introducao: 'Quivi.' },
  '/api/rascunhos': { recurso: 'eventos', conteudo: evento, estado: 'rascunho' },
  '/api/convites': { nota: 'Quivi', dias: 3 },
  '/api/modelos-resposta': { nome: 'Quivi', texto: 'Obrigado.' },
};

beforeAll(async () => {
  api = await startApi();
  for (const [path, body] of Object.entries(bodies)) await api.admin.post(path).send(body).expect(201);
  const { body: removed } = await api.admin.post('/api/eventos').send(evento).expect(201);
  await api.admin.delete(`/api/eventos/delete/${(removed as { id: number }).id}`).expect(204);
  const report = api.admin.post('/api/relatorios2').field({ nome_do_ficheiro: 'Quivi', ano: '2024' });
  await report.attach('file', pdf(), 'a.pdf').expect(201);
  await api.admin
    .post('/upload')
    .attach('images', await picture('png', 8, 8), 'quivi.png')
    .expect(200);
  const contact = { assunto: 'Uma pergunta', email: 'a@b.pt', nome: 'Quivi', descricao: 'Olá', privacidade: 'true' };
  await api.http
    .post('/contactos')
    .field({ ...contact, recaptcha: await api.captcha() })
    .expect(201);
  const school = { nomeEscola: 'Escola Quivi', emailEscola: 'a@b.pt', morada: 'Rua', codigoPostal: '4400-000' };
  const teacher = { nomeResponsavel: 'Ana', emailResponsavel: 'a@b.pt', contactoTelefonico: '912345678' };
  await api.http
    .post('/festival')
    .field({ ...school, ...teacher, descricao: 'Olá', privacidade: 'true', recaptcha: await api.captcha() })
    .expect(201);
  const { manager } = api.dataSource;
  const email = 'quivi@exemplo.pt';
  const now = new Date();
  const subscriber = { nome: 'Ana', email, addressHash: addressHash(email), create: now, requestedAt: now };
  await manager.save(
    Subscritor,
    manager.create(Subscritor, { ...subscriber, confirmada: true, confirmadaEm: now, privacidadeVersao: '1' }),
  );
  const account = await makeAccount(api.dataSource, { nome: 'Quivi', papel: 'edicao' });
  const token = signed(await makeSession(api.dataSource, account));
  editor = supertest.agent(api.app.getHttpServer()).set('Authorization', `Bearer ${token}`);
});
afterAll(() => api.stop());

const search = async (q: string, as = api.admin): Promise<RegistosEncontradosDto[]> =>
  (await as.get('/api/procura').query({ q }).expect(200)).body as RegistosEncontradosDto[];
const kinds = (found: readonly RegistosEncontradosDto[]) => found.map(({ recurso }) => recurso).sort();

describe('GET /api/procura', () => {
  it('finds an administrator records of every kind, each by its id and its name', async () => {
    const found = await search('QUÍVI');
    expect(kinds(found)).toEqual([...content, ...people].sort());
    const named = Object.fromEntries(found.map(({ recurso, registos }) => [recurso, registos[0]]));
    expect(named).toMatchObject({
      eventos: { titulo: 'Quivi' },
      relatorios: { titulo: 'Quivi' },
      perguntas: { titulo: 'Quivi?' },
      edicoes: { titulo: '2050/2051' },
      newsletter: { titulo: 'quivi@exemplo.pt' },
      participacoes: { titulo: 'Escola Quivi (2026/2027)' },
    });
    expect(named['files']?.id).toBe(named['files']?.titulo);
    expect(Object.keys(named['users'] ?? {}).sort()).toEqual(['id', 'titulo']);
  });

  it('searches every list that has words; those of the forms are searched as messages', async () => {
    const forms = api.app
      .get(Submissions)
      .forms()
      .map(({ list }) => list.resource);
    const searchable = (await listSpecs(api.dataSource)).flatMap(({ spec }) => (spec.searchable ? spec.resource : []));
    expect([...content, ...people].sort()).toEqual(searchable.filter((name) => !forms.includes(name)).sort());
  });

  it('finds an editor nothing that tells of people', async () => {
    expect(kinds(await search('quivi', editor))).toEqual([...content].sort());
  });

  it('finds nothing for anybody who has not signed in', async () => {
    await api.http.get('/api/procura').query({ q: 'quivi' }).expect(401);
  });

  it('answers a section that fails as failed, logs why, and answers the others', async () => {
    const list = jest.spyOn(api.app.get(EventosService), 'list').mockRejectedValueOnce(new Error('out of order'));
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValueOnce(undefined);
    const found = await search('quivi');
    expect(found.filter(({ falhou }) => falhou)).toEqual([{ recurso: 'eventos', registos: [], falhou: true }]);
    expect(kinds(found)).toEqual([...content, ...people].sort());
    expect(error).toHaveBeenCalledWith({ search: 'eventos', error: expect.stringContaining('out of order') });
    list.mockRestore();
    error.mockRestore();
  });

  it('is kept by nobody', async () => {
    const { headers } = await api.admin.get('/api/procura').query({ q: 'quivi' }).expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers five of a kind at most, in the order of the back office', async () => {
    for (const first of [6, 5, 4, 3, 2, 1])
      await makeAccount(api.dataSource, { nome: `Romã ${first}`, email: `roma${first}@exemplo.pt` });
    const [found, ...others] = await search('romã');
    expect(others).toEqual([]);
    expect(found?.registos.map(({ titulo }) => titulo)).toEqual(['Romã 1', 'Romã 2', 'Romã 3', 'Romã 4', 'Romã 5']);
  });

  it('finds a message by its reference', async () => {
    expect(kinds(await search('C-1'))).toContain('mensagens');
  });

  it('answers with nothing where nothing is found', async () => {
    expect(await search('xilofone')).toEqual([]);
    expect(await search('--')).toEqual([]);
  });

  it.each([
    ['', 'Escreva o que quer encontrar, em 200 caracteres no máximo.'],
    ['q=', 'Escreva o que quer encontrar, em 200 caracteres no máximo.'],
    ['q=%20', 'Escreva o que quer encontrar, em 200 caracteres no máximo.'],
    ['q=a&q=b', 'Escreva o que quer encontrar, em 200 caracteres no máximo.'],
    [`q=${'a'.repeat(201)}`, 'Escreva o que quer encontrar, em 200 caracteres no máximo.'],
    ['q=a+b+c+d+e+f+g+h+i', 'Escreva 8 palavras no máximo.'],
  ])('refuses %j in words', async (query, sentence) => {
    const { body } = await api.admin.get(`/api/procura?${query}`).expect(400);
    expect((body as { message: string }).message).toBe(sentence);
  });
});
