import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EntityTarget, Like, type ObjectLiteral } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { until } from '../../../test/support/until.js';
import { settings } from '#platform/config/settings.js';
import { Contacto } from '../contactos/contacto.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { identityAsMade } from '#content/paginas/identity.js';
import { pdf } from '../../../test/support/samples.js';
import { nextSteps, nextStepsTitle, referenceUse } from '../../../contract/texts/next-steps.js';

const ASSOCIATION = 'geral@dfc.pt';
const SPAM = 'Compre já em https://burla.exemplo.pt !';

let api: TestApi;
beforeAll(async () => {
  // no look at the outbox but for its own mail, so that another process's mail stays that process's
  const timing = { ...settings.mail.timing, poll: 600_000 };
  api = await startApi({ mail: { ...settings.mail, timing, to: [ASSOCIATION, 'outra@dfc.pt'] } });
});
afterAll(() => api.stop());

const person = (email: string) => ({ nome: SPAM.slice(0, 100), email });
const contact = (email: string) => ({ ...person(email), assunto: SPAM, descricao: SPAM, privacidade: 'true' });
const forms: [string, string, (email: string) => Record<string, string>, string][] = [
  ['/contactos', 'multipart', contact, 'Novo contacto: Compre já'],
  [
    '/festival',
    'multipart',
    (email) => ({
      nomeEscola: SPAM,
      emailEscola: 'escola@exemplo.pt',
      morada: SPAM,
      codigoPostal: '4400-001',
      nomeResponsavel: SPAM,
      emailResponsavel: email,
      contactoTelefonico: '912345678',
      descricao: SPAM,
      privacidade: 'true',
      captcha: 'true',
    }),
    'Nova inscrição no Desafio Escolar: Compre já',
  ],
  [
    '/formularios',
    'multipart',
    (email) => ({ ...person(email), idade: '20', telefone: '912345678', estudando: SPAM, motivacao: SPAM }),
    'Nova candidatura a voluntariado',
  ],
  [
    '/oportunidades',
    'multipart',
    (email) => ({ ...person(email), motivo: 'Outro', descricao: SPAM, newsletter: 'false', privacidade: 'true' }),
    'Nova proposta de parceria: Outro',
  ],
  [
    '/formacoes',
    'json',
    (email) => ({ ...person(email), tipo: 'Oficina DFC', mensagem: SPAM }),
    'Novo pedido de formação: Oficina DFC',
  ],
  [
    '/sessoes',
    'json',
    (email) => ({ ...person(email), tipo: 'Arranque do Projeto', mensagem: SPAM }),
    'Novo pedido de sessão: Arranque do Projeto',
  ],
  ['/material', 'json', (email) => ({ ...person(email), mensagem: SPAM }), 'Novo pedido de material pedagógico'],
];

async function send(path: string, kind: string, fields: Record<string, string>) {
  if (kind === 'json') return api.http.post(path).send({ ...fields, recaptcha: await api.proof() });
  return api.http.post(path).field({ ...fields, recaptcha: await api.captcha() });
}

describe.each(forms)('POST %s', (path, kind, fieldsOf, subject) => {
  const sender = `${path.slice(1)}@exemplo.pt`;

  it('tells the association who wrote what, and the sender that it came', async () => {
    const before = (await mailTo(ASSOCIATION)).length;
    const { status, body } = await send(path, kind, fieldsOf(sender));
    expect(status).toBe(201);
    const notice = await awaitMail(ASSOCIATION, before + 1);
    expect(notice.subject).toContain(subject);
    expect(notice.replyTo).toMatchObject([{ address: sender }]);
    expect(notice.text).toContain(sender);
    const resource = path === '/formularios' ? 'voluntariado' : path.slice(1);
    expect(notice.text).toContain(`\nVer no painel: ${settings.adminUrl}/dashboard/${resource}/${body.id}\n`);
    const receipt = await awaitMail(sender);
    expect(receipt.subject).toMatch(/^Recebemos [ao] /);
    expect(receipt.text).toMatch(/^Olá!\n\nObrigado/);
    // a volunteer is spoken to as on the form's page
    const formal = /\b(?:seu|sua|lhe|diga)\b/;
    expect(formal.test(`${receipt.subject}\n${receipt.text}`)).toBe(path !== '/formularios');
    const { id } = body as { id: number };
    const reference = new RegExp(`\\b[A-Z]-${id}\\b`);
    expect([notice.text, receipt.text]).toEqual([expect.stringMatching(reference), expect.stringMatching(reference)]);
    // the address may be somebody else's: nothing that was typed goes to it
    expect(JSON.stringify(receipt)).not.toContain('burla');
    expect(JSON.stringify(receipt)).not.toContain('Compre');
    // each goes out by itself, in any order
    await awaitMail('outra@dfc.pt', before + 1);
    expect(await mailTo('outra@dfc.pt')).toHaveLength(before + 1);
  });

  it('sends nothing more when the form is sent again', async () => {
    const count = () => api.dataSource.manager.count(OutgoingMail);
    const before = await count();
    expect((await send(path, kind, fieldsOf(sender))).status).toBe(201);
    expect(await count()).toBe(before);
  });
});

describe.each(forms.filter(([, kind]) => kind === 'json'))('POST %s without proof of work', (path, _kind, fieldsOf) => {
  it('is taken as specified and told to the association, and nothing is written to the address', async () => {
    const named = `vitima-${path.slice(1)}@exemplo.pt`;
    const { status, body } = await api.http.post(path).send(fieldsOf(named));
    expect([status, body]).toEqual([201, { id: expect.any(Number), message: 'Mensagem enviada com sucesso!' }]);
    await until('the association is told', async () =>
      (await mailTo(ASSOCIATION)).some(({ text }) => text?.includes(named)),
    );
    expect(await api.dataSource.manager.countBy(OutgoingMail, { recipient: named })).toBe(0);
    expect(await mailTo(named)).toEqual([]);
  });

  it('refuses an invented one, and one that was used', async () => {
    const recaptcha = await api.proof();
    const post = (email: string, proof: string) => api.http.post(path).send({ ...fieldsOf(email), recaptcha: proof });
    await post('primeira@exemplo.pt', recaptcha).expect(201);
    for (const proof of ['bm9wZQ==', recaptcha]) {
      const { body } = await post('segunda@exemplo.pt', proof).expect(400);
      expect(body).toMatchObject({ errors: { recaptcha: expect.any(String) } });
    }
  });
});

describe('a receipt', () => {
  it('greets its reader, and tells what was chosen, that a document came, what happens next and how we are reached', async () => {
    const email = 'recibo@exemplo.pt';
    const fields = { nome: 'Dr.ª Inês D’Orey', email, motivo: 'Outro', descricao: SPAM, privacidade: 'true' };
    const { body } = await api.http
      .post('/oportunidades')
      .field({ ...fields, recaptcha: await api.captcha() })
      .attach('documento', pdf(), 'proposta.pdf')
      .expect(201);
    const { text = '', html = '' } = await awaitMail(email);
    const told = [
      'Olá, Inês!',
      `Referência: P-${(body as { id: number }).id}. ${referenceUse}`,
      'Motivo do contacto: Outro',
      'Documento: um PDF, que não vem neste e-mail',
      nextStepsTitle,
      ...nextSteps.oportunidades,
      `${settings.siteUrl}/os-meus-dados`,
      identityAsMade.email,
      ...identityAsMade.phones.map(({ number }) => number),
    ];
    for (const words of told) {
      expect(text).toContain(words);
      const parts = words.split(': ');
      for (const part of parts) expect(html).toContain(part);
    }
    expect(text).toMatch(/\nEnviado: \d+ de \p{L}+ de \d{4}, às \d\dh\d\d\nResposta: até \d+ de /u);
    // nothing is fetched from anywhere, and every link is ours
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/);
    const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link));
    expect(links).toEqual(new Set([`${settings.siteUrl}/os-meus-dados`, `mailto:${identityAsMade.email}`]));
  });

  it.each([
    ['Compre já na nossa loja', 'Olá, Compre!'],
    ['Compre em burla.pt', 'Olá!'],
    ['Ligue 912345678', 'Olá!'],
    ['Dr. Ligue-já-para-o-meu-número', 'Olá!'],
  ])('says of the name “%s” no more than “%s”', async (nome, greeting) => {
    const email = `nome-${nome.length}@exemplo.pt`;
    const fields = { nome, email, mensagem: 'Olá', recaptcha: await api.proof() };
    await api.http.post('/material').send(fields).expect(201);
    const { text = '' } = await awaitMail(email);
    expect(text.split('\n')[0]).toBe(greeting);
    expect(text).not.toContain(nome);
  });
});

describe('a submission and its mail', () => {
  it('happen both or neither', async () => {
    const counts = () =>
      Promise.all(
        [Contacto, OutgoingMail].map((entity: EntityTarget<ObjectLiteral>) => api.dataSource.manager.count(entity)),
      );
    await api.dataSource.query('ALTER TABLE outbox RENAME TO outbox_aside');
    const { status, body } = await send('/contactos', 'multipart', contact('nem@exemplo.pt'));
    await api.dataSource.query('ALTER TABLE outbox_aside RENAME TO outbox');
    expect(status).toBe(500);
    expect(body).toMatchObject({ requestId: expect.any(String) });
    const before = await counts();
    expect(await api.dataSource.manager.countBy(Contacto, { email: 'nem@exemplo.pt' })).toBe(0);
    expect((await send('/contactos', 'multipart', contact('nem@exemplo.pt'))).status).toBe(201);
    expect(await counts()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 3]);
    await awaitMail('nem@exemplo.pt');
  });

  it('do not wait for a mail server that is dead', async () => {
    const mail = { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:9' };
    const dead = await startApi({ mail });
    const recaptcha = await dead.proof();
    const start = Date.now();
    const { status, body } = await dead.http
      .post('/material')
      .send({ ...person('lento@exemplo.pt'), mensagem: 'Olá', recaptcha });
    expect(status).toBe(201);
    expect(Date.now() - start).toBeLessThan(2_000);
    const { id } = body as { id: number };
    const about = { idempotencyKey: Like(`pedidos-material:${id}:%`) };
    const waiting = () => api.dataSource.manager.countBy(OutgoingMail, { ...about, state: 'pending' });
    expect(await waiting()).toBeGreaterThan(0);
    await until('it is tried', async () => {
      const tried = await api.dataSource.manager.findBy(OutgoingMail, { ...about, kind: 'receipt' });
      return tried.some(({ error }) => error?.startsWith('ESOCKET') === true || error?.startsWith('ECONN') === true);
    });
    // and what is erased before it is out goes with its mail
    await dead.admin.delete(`/material/${id}`).expect(204);
    expect(await waiting()).toBe(0);
    await dead.app.close();
  });
});
