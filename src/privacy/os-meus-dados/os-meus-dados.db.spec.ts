import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { expiredRowsOf } from '../../../test/support/expired-rows-of.js';
import { awaitMail, awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { pdf } from '../../../test/support/samples.js';
import { headersOfContent } from '../../../test/support/headers-of-content.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { until } from '../../../test/support/until.js';
import { findWords } from '../../../test/support/find-words.js';
import { ErasureRemains } from '#erasing/erasure-remains.service.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { Inscricao } from '#submissions/inscricoes/inscricao.entity.js';
import { PedidoDados } from '../pedidos-dados/pedido-dados.entity.js';
import { Link } from '#accounts/links/link.entity.js';
import { OsMeusDadosService } from './os-meus-dados.service.js';
import type { MeusDadosDto } from './os-meus-dados.dto.js';

let api: TestApi;
const news = newTrailRows(() => api);
beforeAll(async () => {
  api = await startApi({ rateLimitForms: 0 });
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const mailIsOut = () =>
  until('all mail is out', async () => (await manager().countBy(OutgoingMail, { state: 'pending' })) === 0);
const ask = async (email: string) =>
  api.http
    .post('/api/os-meus-dados')
    .send({ email, recaptcha: await api.proof() })
    .expect(202);

/** @returns what gives the statements since then, but for those of what looks and sends by itself */
function work(): () => string[] {
  const statements: string[] = [];
  const { logger } = api.dataSource;
  const logQuery = logger.logQuery.bind(logger);
  logger.logQuery = (query, ...more) => {
    logQuery(query, ...more);
    if (/^(SELECT|INSERT|UPDATE|DELETE)/i.test(query)) statements.push(query);
  };
  return () => {
    logger.logQuery = logQuery;
    return statements.filter((query) =>
      /outbox/.test(query) ? /^INSERT|COUNT\(/.test(query) : !/content_versions|scheduled_jobs/.test(query),
    );
  };
}

/** Sends the contact form and the registration as somebody; the second has another address too. */
async function send(name: string, email: string, emailResponsavel = email): Promise<void> {
  for (const { path, body } of publicForms.slice(0, 2)) {
    const said = Object.entries(body).map(([field, value]) => {
      if (field === 'emailResponsavel') return [field, emailResponsavel];
      if (field.startsWith('email')) return [field, email];
      return [field, value === 'Olá' || value === 'Ana' ? `${name} ${path}` : value];
    });
    const sent = { ...Object.fromEntries(said), recaptcha: await api.captcha() } as Record<string, string>;
    await api.http.post(path).field(sent).expect(201);
  }
}

/** Sends the contact form with a document. */
async function sendWith(email: string, called: string): Promise<void> {
  const form = { nome: 'Ana', email, assunto: called, descricao: called, privacidade: 'true' };
  await api.http
    .post('/contactos')
    .field({ ...form, recaptcha: await api.captcha() })
    .attach('documento', pdf(), called)
    .expect(201);
}

/** Asks for the link and takes it out of the mail. */
async function linkFor(email: string): Promise<string> {
  const links = async () =>
    (await mailTo(email)).flatMap(({ text = '' }) => /\/os-meus-dados\/([\w-]{43})/.exec(text)?.[1] ?? []);
  const before = await links();
  await ask(email);
  await until('the link is mailed', async () => (await links()).length > before.length);
  return (await links()).find((token) => !before.includes(token)) ?? '';
}
const at = (token: string) => `/api/os-meus-dados/${token}`;
const read = async (token: string) => (await api.http.get(at(token)).expect(200)).body as MeusDadosDto;

describe('asking for the link to what is held', () => {
  it('is answered alike, by the same work, for an address of which something is held and one of which nothing is', async () => {
    const known = 'conhecida@exemplo.pt';
    await send('Leonor', known);
    await mailIsOut();
    const seen: { email: string; answer: unknown; statements: string[] }[] = [];
    // the last ones are too many for a day
    for (const email of [known, 'outra.a@exemplo.pt', known, 'outra.b@exemplo.pt', known, known, known]) {
      const queries = work();
      const { status, body, headers } = await ask(email);
      const statements = queries();
      const others = headersOfContent(headers as Record<string, string>);
      seen.push({ email, answer: { status, body: body as object, others }, statements });
      await mailIsOut();
    }
    const [first, ...rest] = seen;
    expect(first?.statements.length).toBeGreaterThan(3);
    for (const { answer, statements } of rest) {
      expect(answer).toEqual(first?.answer);
      expect(statements).toEqual(first?.statements);
    }
    const [one, other] = [await awaitMailWith(known, 'os-meus-dados/'), await awaitMail('outra.a@exemplo.pt')];
    const words = (text = '') => text.replace(/os-meus-dados\/[\w-]+/, '');
    expect([one.subject, words(one.text)]).toEqual([other.subject, words(other.text)]);
  });

  it('keeps a hash of the token alone, and says in no log or trail whose it was', async () => {
    await news();
    const token = await linkFor('secreta@exemplo.pt');
    expect(await manager().existsBy(Link, { tokenHash: sha256(token) })).toBe(true);
    await mailIsOut();
    const tables = (await findWords(api, token)).filter((place) => !place.includes('/') && !place.endsWith('.eml'));
    expect(tables).toEqual([]);
    await read(token);
    expect(await news()).toEqual([]);
  });

  it('without proof of work writes once a day, and one that is no good is refused', async () => {
    const email = 'sem.prova@exemplo.pt';
    for (let count = 0; count < 2; count += 1) await api.http.post('/api/os-meus-dados').send({ email }).expect(202);
    await mailIsOut();
    expect(await mailTo(email)).toHaveLength(1);
    await api.http.post('/api/os-meus-dados').send({ email, recaptcha: 'x' }).expect(400);
  });
});

describe('a link', () => {
  it('shows all that is held, masks another address, and is kept by nobody', async () => {
    const [school, adult] = ['escola@escola.exemplo', 'rita@casa.exemplo'];
    await send('Marília', school, adult);
    const token = await linkFor(adult);
    const { headers } = await api.http.get(at(token)).expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['x-robots-tag']).toBe('noindex');
    const { email, registos } = await read(token);
    expect(email).toBe(adult);
    const registration = registos.find(({ tipo }) => tipo === 'festival');
    expect(registration?.campos).toContainEqual({ nome: 'E-mail da escola', valor: 'e•••@escola.exemplo' });
    expect(registration?.campos).toContainEqual({ nome: 'E-mail do responsável', valor: adult });
    expect(registration?.tambemDe).toEqual(['e•••@escola.exemplo']);
    expect(JSON.stringify(registos)).not.toContain(school);
  });

  it('masks the other address of what was set apart as doubtful as well', async () => {
    const [school, adult] = ['secretaria@escola.exemplo', 'olga@casa.exemplo'];
    const sent = {
      ...publicForms[1]?.body,
      emailEscola: school,
      emailResponsavel: adult,
      descricao: `Para ${school}`,
      pagina: 'x',
    };
    await api.http
      .post('/festival')
      .field({ ...sent, recaptcha: await api.captcha() })
      .expect(201);
    const { registos } = await read(await linkFor(adult));
    const doubtful = registos.find(({ tipo }) => tipo === 'suspeitas');
    expect(doubtful?.campos).toContainEqual({ nome: 'E-mail da escola', valor: 's•••@escola.exemplo' });
    expect(doubtful?.tambemDe).toEqual(['s•••@escola.exemplo']);
    expect(JSON.stringify(registos)).not.toContain(school);
  });

  it('is good for half an hour, and forgets whose it was', async () => {
    const email = 'depressa@exemplo.pt';
    const token = await linkFor(email);
    const where = { tokenHash: sha256(token) };
    const { expiresAt } = await manager().findOneByOrFail(Link, where);
    expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / MINUTE_MS)).toBe(30);
    await manager().update(Link, where, { expiresAt: new Date(Date.now() - 1) });
    for (const request of [api.http.get(at(token)), api.http.delete(at(token))]) {
      expect((await request.expect(410)).body).toMatchObject({ erro: expect.stringContaining('30 minutos') });
    }
    await api.app.get(OsMeusDadosService).removeOutdated(new Date(), 10);
    expect((await manager().findOneByOrFail(Link, where)).email).toBeNull();
    await expiredRowsOf(api, Link).removeOutdated(new Date(), 100);
    expect(await manager().existsBy(Link, where)).toBe(false);
    await api.http.get(at(token)).expect(404);
    await api.http.get(at('x')).expect(404);
  });

  it('corrects a name and a telephone number, with a receipt that tells neither, and nothing of another person', async () => {
    await news();
    const email = 'corrige@exemplo.pt';
    await send('Nocas', email);
    const token = await linkFor(email);
    const { registos } = await read(token);
    const registration = registos.find(({ tipo }) => tipo === 'festival');
    const id = registration?.id ?? 0;
    expect(registration?.corrigivel).toEqual({ nome: 'Nocas /festival', telefone: '912345678' });
    const correction = { tipo: 'festival', id, nome: 'Noémia Sá', telefone: '913 000 000' };
    const { body } = await api.http.patch(at(token)).send(correction).expect(200);
    expect((body as { message: string }).message).toContain(
      'corrigimos em «Inscrição no Desafio Escolar»: nome, telefone.',
    );
    expect(await manager().findOneByOrFail(Inscricao, { id })).toMatchObject({
      nomeResponsavel: 'Noémia Sá',
      contactoTelefonico: '913 000 000',
    });
    const found = await api.admin
      .get('/api/festival')
      .query({ filter: JSON.stringify({ q: 'Noémia' }) })
      .expect(200);
    expect(found.body).toHaveLength(1);
    const receipt = await awaitMailWith(email, 'corrigimos');
    expect(receipt.subject).toBe('Recibo: os seus dados foram corrigidos');
    expect(receipt.text).not.toContain('Noémia');
    expect(await news()).toMatchObject([{ verbo: 'alterou', secao: 'dados-pessoais', quemId: null }]);

    await send('Outra', 'outra.pessoa@exemplo.pt');
    const other = await manager().findOneByOrFail(Contacto, { email: 'outra.pessoa@exemplo.pt' });
    await api.http.patch(at(token)).send({ tipo: 'contactos', id: other.id, nome: 'Eu' }).expect(404);
    await api.http.patch(at(token)).send({ tipo: 'festival', id }).expect(400);
    await api.http.patch(at(token)).send({ tipo: 'festival', id, telefone: 'nenhum' }).expect(400);
  });

  it('gives its own documents, as downloads that nothing keeps, and nobody else’s', async () => {
    const [email, other] = ['anexo@exemplo.pt', 'outro.anexo@exemplo.pt'];
    await sendWith(email, 'o meu\u202E currículo.pdf');
    await sendWith(other, 'alheio.pdf');
    const token = await linkFor(email);
    const documentOf = async (one: string) =>
      (await manager().findOneByOrFail(Contacto, { email: one })).documento ?? '';
    const [own, others] = [await documentOf(email), await documentOf(other)];
    expect((await read(token)).registos.map(({ anexo }) => anexo)).toContain(own);
    const given = await api.http.get(`${at(token)}/documentos/${own}`).expect(200);
    expect(given.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="o meu curr?culo.pdf"; filename*=UTF-8''o%20meu%20curr%C3%ADculo.pdf`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(given.body).toEqual(pdf());
    for (const name of [others, 'nenhum.pdf', '..%2Fdfc.sqlite'])
      await api.http.get(`${at(token)}/documentos/${name}`).expect(404);
    await api.http.get(`${at('a'.repeat(43))}/documentos/${own}`).expect(404);
    await manager().update(Link, { tokenHash: sha256(token) }, { expiresAt: new Date(Date.now() - 1) });
    await api.http.get(`${at(token)}/documentos/${own}`).expect(410);
    const next = await linkFor(email);
    await api.http.delete(at(next)).expect(200);
    await api.http.get(`${at(next)}/documentos/${own}`).expect(410);
  });

  it('erases all once, and leaves no word of the person anywhere but in the receipt', async () => {
    const [email, school] = ['apaga.me@exemplo.pt', 'outra.escola@escola.exemplo'];
    await send('ofelia', email);
    await send('ofelia', school, email);
    const other = await linkFor(email);
    const token = await linkFor(email);
    await mailIsOut();
    await news();
    const { body } = await api.http.delete(at(token)).expect(200);
    expect(body).toEqual({
      apagados: ['Inscrição no Desafio Escolar (2)', 'Mensagem de contacto (1)', 'Participação no Desafio Escolar (2)'],
      ficaram: [],
    });
    expect(await news()).toMatchObject([{ verbo: 'eliminou', secao: 'dados-pessoais', quemId: null }]);
    await api.http.delete(at(token)).expect(410);
    await api.http.get(at(other)).expect(410);
    await awaitMailWith(school, 'a•••@exemplo.pt');
    await mailIsOut();
    await api.app.get(ErasureRemains).finishLeft(new Date(Date.now() + 2 * HOUR_MS));
    const contact = await manager().findOneByOrFail(Contacto, { email: school });
    expect(contact.nome).toContain('ofelia');
    await api.admin.delete(`/api/contactos/${contact.id}`).expect(204);
    expect(await findWords(api, 'ofelia')).toEqual([]);
    expect((await findWords(api, email)).filter((place) => !place.includes('recibo-apagamento'))).toEqual([]);
  });

  it('leaves a record that is held, says so, and has somebody see to it within a month', async () => {
    const email = 'retida@exemplo.pt';
    await send('Prudência', email);
    const { id } = await manager().findOneByOrFail(Contacto, { email });
    const ate = lisbonDay(new Date(Date.now() + 90 * DAY_MS));
    await api.admin.post('/api/retidos').send({ tipo: 'contactos', registo: id, motivo: 'Queixa', ate }).expect(201);
    const token = await linkFor(email);
    await mailIsOut();
    const { registos, aoApagar } = await read(token);
    const held = registos.find(({ tipo }) => tipo === 'contactos');
    expect(held?.naoSeApaga).toMatch(/^Fica retido até .+ Motivo: Queixa$/);
    const { body } = await api.http.delete(at(token)).expect(200);
    expect(body).toMatchObject({
      apagados: ['Inscrição no Desafio Escolar (1)', 'Participação no Desafio Escolar (1)'],
    });
    expect({ ...body, comPedido: true }).toEqual(aoApagar);
    expect(await manager().existsBy(Contacto, { id })).toBe(true);
    expect(await manager().findBy(PedidoDados, { email })).toMatchObject([
      { tipo: 'apagamento', via: 'site', feito: false },
    ]);
  });

  it('foretells no request where nothing stays but another that waits', async () => {
    const email = 'pergunta@exemplo.pt';
    await send('Paula', email);
    await api.admin.post('/api/pedidos-dados').send({ tipo: 'acesso', via: 'carta', email }).expect(201);
    const token = await linkFor(email);
    await mailIsOut();
    const { aoApagar } = await read(token);
    expect(aoApagar.ficaram).toMatchObject([{ tipo: 'pedidos-dados' }]);
    const { body } = await api.http.delete(at(token)).expect(200);
    expect({ ...body, comPedido: false }).toEqual(aoApagar);
    expect(await manager().findBy(PedidoDados, { email })).toMatchObject([{ tipo: 'acesso' }]);
  });
});
