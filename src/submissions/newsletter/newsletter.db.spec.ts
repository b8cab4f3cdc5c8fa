import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { until } from '../../../test/support/until.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { sqliteDriver } from '#platform/data-source/sqlite-driver.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { settings } from '#platform/config/settings.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { WithheldMail } from '#mail/withheld-mail.js';
import { Link } from '#accounts/links/link.entity.js';
import { Subscritor } from './subscritor.entity.js';

let api: TestApi;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ANSWER = { message: 'Subscrição enviada com sucesso!' };
const newAddress = () => `pessoa${(number += 1)}@exemplo.pt`;
const subscribe = (email: string, more: object = {}) =>
  api.http.post('/api/newsletter').send({ nome: 'Maria João', email, ...more });
const rowOf = (email: string) => api.dataSource.manager.findOneBy(Subscritor, { email });
const pendingMail = () => api.dataSource.manager.countBy(OutgoingMail, { state: 'pending' });

/** Lets a second request for an address count as a request of its own. */
const laterOn = (email: string) =>
  api.dataSource.manager.update(Subscritor, { email }, { requestedAt: new Date(Date.now() - 3_600_000) });

/** Returns the paths of the API that belong to the links in the last message to an address. */
async function links(email: string, count = 1): Promise<{ confirmar: string; cancelar: string }> {
  const { text = '' } = await awaitMail(email, count);
  const path = (purpose: string) => {
    const link = new RegExp(`^${settings.siteUrl}(/newsletter/${purpose}/[\\w-]{43})$`, 'm').exec(text);
    return link ? `/api${link[1]}` : '';
  };
  return { confirmar: path('confirmar'), cancelar: path('cancelar') };
}

/** Where a link is good and where the API leads its page back to. */
const pageOf = (path: string) => settings.siteUrl + path.replace('/api', '');
const oneClick = (path: string) => path.replace('/api', '');

/** Presses the button of a link's page. */
async function press(path: string): Promise<void> {
  const { headers } = await api.http.post(path).type('form').send('').expect(303);
  expect(headers).toMatchObject({ location: pageOf(path), 'cache-control': 'no-store' });
}

/** Somebody who has subscribed and confirmed. */
async function subscriber(): Promise<{ email: string; cancelar: string; confirmar: string }> {
  const email = newAddress();
  await subscribe(email).expect(201);
  const paths = await links(email);
  await press(paths.confirmar);
  return { email, ...paths };
}

describe('POST /api/newsletter', () => {
  it('writes to the address and subscribes nobody yet', async () => {
    const email = newAddress();
    const { body } = await subscribe(email.toUpperCase()).expect(201);
    expect(body).toEqual(ANSWER);
    const mail = await awaitMail(email);
    expect(mail).toMatchObject({ subject: 'Confirme a subscrição da newsletter da DFC Portugal' });
    expect(mail.text).not.toContain('Maria');
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    const { cancelar } = await links(email);
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${settings.apiUrl}${oneClick(cancelar)}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await rowOf(email)).toMatchObject({ confirmada: false, confirmadaEm: null, nome: 'Maria João' });
  });

  it('keeps no token that somebody who reads the database could use', async () => {
    const email = newAddress();
    await subscribe(email).expect(201);
    const { confirmar, cancelar } = await links(email);
    await until('the message is out', async () => (await pendingMail()) === 0);
    const kept = JSON.stringify([
      await api.dataSource.manager.find(Link),
      await api.dataSource.manager.find(OutgoingMail),
    ]);
    for (const path of [confirmar, cancelar]) expect(kept).not.toContain(path.split('/').at(-1));
  });

  it.each([
    ['nome', undefined, 'O nome é de preenchimento obrigatório.'],
    ['nome', ' ', 'O nome é de preenchimento obrigatório.'],
    ['nome', 'x'.repeat(121), 'O nome não pode ter mais de 120 caracteres.'],
    ['email', undefined, 'O e-mail é de preenchimento obrigatório.'],
    ['email', 'sem-arroba', 'Introduza um endereço de e-mail válido.'],
    ['email', '"a\r\nBcc: b@c.pt"@exemplo.pt', 'Introduza um endereço de e-mail válido.'],
    ['email', ['a@exemplo.pt', 'b@exemplo.pt'], 'O e-mail é de preenchimento obrigatório.'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const before = await api.dataSource.manager.count(Subscritor);
    const { body } = await subscribe(newAddress(), { [field]: value }).expect(400);
    expect(body).toMatchObject({ errors: { [field]: sentence } });
    expect(await api.dataSource.manager.count(Subscritor)).toBe(before);
  });

  it('needs no captcha, verifies one that is sent, and takes it once', async () => {
    await subscribe(newAddress(), { recaptcha: 'bm9wZQ==' }).expect(400);
    await subscribe(newAddress(), { recaptcha: '' }).expect(400);
    await subscribe(newAddress(), { recaptcha: null }).expect(201);
    const recaptcha = await api.captcha();
    await subscribe(newAddress(), { recaptcha }).expect(201);
    const { body } = await subscribe(newAddress(), { recaptcha }).expect(400);
    expect(body).toMatchObject({ erro: expect.stringContaining('já foi usada') });
  });

  it('is one row and one message when it is sent twice at once or again', async () => {
    const email = newAddress();
    const answers = await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    answers.push(await subscribe(email));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, ANSWER]);
    await awaitMail(email);
    await until('nothing waits', async () => (await pendingMail()) === 0);
    expect(await mailTo(email)).toHaveLength(1);
    expect(await api.dataSource.manager.countBy(Subscritor, { email })).toBe(1);
  });

  it('is one request within two minutes, and another after them, also where each is proven', async () => {
    const email = newAddress();
    const ask = async () => subscribe(email, { recaptcha: await api.captcha() }).expect(201, ANSWER);
    const setBack = (ms: number) =>
      api.dataSource.manager.update(Subscritor, { email }, { requestedAt: new Date(Date.now() - ms) });
    await ask();
    await awaitMail(email);
    await ask();
    await setBack(90_000);
    await ask();
    await until('nothing waits', async () => (await pendingMail()) === 0);
    expect(await mailTo(email)).toHaveLength(1);
    await setBack(120_001);
    await ask();
    await awaitMail(email, 2);
  });

  it('is one mailbox however its address is spelt, which gets three messages a day', async () => {
    const spellings = [
      'maria.joao@gmail.com',
      'MariaJoao@GoogleMail.com',
      'm.aria.joao+a@gmail.com',
      'mariajoao@gmail.com',
    ];
    for (const email of spellings) await subscribe(email, { recaptcha: await api.captcha() }).expect(201, ANSWER);
    await until('nothing waits', async () => (await pendingMail()) === 0);
    const sent = await Promise.all(spellings.map(async (email) => (await mailTo(email)).length));
    expect(sent).toEqual([1, 1, 1, 0]);
  });

  it('answers the same for an address that is new, waiting or subscribed', async () => {
    const { email } = await subscriber();
    const waiting = newAddress();
    await subscribe(waiting).expect(201);
    await laterOn(email);
    await laterOn(waiting);
    const proven = async (address: string) => subscribe(address, { recaptcha: await api.captcha() });
    const answers = [await proven(newAddress()), await proven(waiting), await proven(email)];
    for (const { status, body } of answers) expect([status, body]).toEqual([201, ANSWER]);
    expect(await awaitMail(email, 2)).toMatchObject({ subject: 'Já subscreve a newsletter da DFC Portugal' });
    expect((await links(email, 2)).confirmar).toBe('');
    expect(await rowOf(email)).toMatchObject({ confirmada: true, nome: 'Maria João' });
    expect(await awaitMail(waiting, 2)).toMatchObject({ subject: expect.stringContaining('Confirme') });
  });

  it('can not be used to flood an address', async () => {
    const email = newAddress();
    for (let count = 0; count < 6; count += 1) {
      await subscribe(email, { recaptcha: await api.captcha() }).expect(201, ANSWER);
      await laterOn(email);
    }
    const again = email.replace('@', '+outra@');
    await subscribe(again, { recaptcha: await api.captcha() }).expect(201, ANSWER);
    await awaitMail(email, 3);
    await until('nothing waits', async () => (await pendingMail()) === 0);
    expect([...(await mailTo(email)), ...(await mailTo(email.replace('@', '+outra@')))]).toHaveLength(3);
  });

  it('writes an address one message a day where nobody proves to be no machine, and its owner more', async () => {
    const email = newAddress();
    for (let count = 0; count < 3; count += 1) {
      await subscribe(email).expect(201, ANSWER);
      await laterOn(email);
    }
    // at once after one that was held back, as on the form of our own
    await subscribe(email).expect(201, ANSWER);
    await subscribe(email, { recaptcha: await api.captcha() }).expect(201, ANSWER);
    await awaitMail(email, 2);
    await until('nothing waits', async () => (await pendingMail()) === 0);
    expect(await mailTo(email)).toHaveLength(2);
  });

  it('writes three messages an hour for a client that proves nothing, and stores the rest without a word', async () => {
    const limited = await startApi({ rateLimitForms: 100 });
    const addresses = Array.from({ length: 4 }, newAddress);
    for (const email of addresses) {
      await limited.http.post('/api/newsletter').send({ nome: 'Rui', email }).expect(201, ANSWER);
    }
    expect((await limited.app.get(WithheldMail).figures()).notSent).toBeGreaterThan(0);
    const last = addresses.at(-1) ?? '';
    expect(await rowOf(last)).toMatchObject({ confirmada: false });
    await until('nothing waits', async () => (await pendingMail()) === 0);
    expect(await Promise.all(addresses.map(async (email) => (await mailTo(email)).length))).toEqual([1, 1, 1, 0]);
    await limited.http.post('/api/newsletter').send({ nome: 'Rui', email: last, recaptcha: await limited.captcha() });
    await awaitMail(last);
    await limited.app.close();
  });

  it('takes five requests a minute from one client when forms take ten', async () => {
    const limited = await startApi({ rateLimitForms: 10 });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { status } = await limited.http.post('/api/newsletter').send({ nome: 'Rui', email: newAddress() });
      statuses.push(status);
    }
    await limited.app.close();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

/** Does something while another process is in the middle of writing. */
async function whileWritten(act: () => Promise<void>): Promise<void> {
  const tables = ['newsletter', 'links'];
  if (settings.embedded) {
    const other = new (sqliteDriver())(settings.databaseUrl.slice('sqlite:'.length));
    other.exec('BEGIN IMMEDIATE');
    try {
      return await act();
    } finally {
      other.close();
    }
  }
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  for (const table of tables) await runner.query(`SELECT * FROM ${table} FOR UPDATE`);
  try {
    await act();
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

it('any link is opened without waiting for who writes: nothing of it is a write', async () => {
  const email = newAddress();
  await subscribe(email).expect(201);
  const { confirmar } = await links(email);
  const { cancelar } = await subscriber();
  await until('nothing waits', async () => (await pendingMail()) === 0);
  await whileWritten(async () => {
    await api.http.get(`/api/newsletter/confirmar/${'a'.repeat(43)}`).expect(404);
    await api.http.get(`/api/newsletter/cancelar/${'a'.repeat(43)}`).expect(404);
    await api.http.get(confirmar).expect(200);
    await api.http.get(cancelar).expect(200);
  });
  await press(confirmar);
});

describe('the link that confirms', () => {
  it('changes nothing when it is opened', async () => {
    const email = newAddress();
    await subscribe(email).expect(201);
    const { confirmar } = await links(email);
    for (let count = 0; count < 3; count += 1) {
      const { body, headers } = await api.http.get(confirmar).expect(200);
      expect(body).toEqual({ feita: false });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    expect(await rowOf(email)).toMatchObject({ confirmada: false, confirmadaEm: null });
  });

  it('subscribes at its button, and again is no error', async () => {
    const email = newAddress();
    await subscribe(email).expect(201);
    const { confirmar } = await links(email);
    await press(confirmar);
    const row = await rowOf(email);
    expect(row).toMatchObject({ confirmada: true, privacidadeVersao: '2025-07-25' });
    expect(Date.now() - (row?.confirmadaEm?.getTime() ?? 0)).toBeLessThan(60_000);
    await press(confirmar);
    await api.http.get(confirmar).expect(200, { feita: true });
    expect(await rowOf(email)).toEqual(row);
  });

  it('expires', async () => {
    const email = newAddress();
    await subscribe(email).expect(201);
    const { confirmar } = await links(email);
    const past = new Date(Date.now() - 1_000);
    const addressHash = (await rowOf(email))?.addressHash ?? '';
    await api.dataSource.manager.update(Link, { subject: addressHash, purpose: 'confirm' }, { expiresAt: past });
    await press(confirmar);
    await api.http.get(confirmar).expect(410);
    expect(await rowOf(email)).toMatchObject({ confirmada: false });
  });

  it.each(['x', 'a'.repeat(43), '%00', '..%2f..%2f'])('does nothing where nobody made it: %s', async (token) => {
    for (const purpose of ['confirmar', 'cancelar']) {
      await api.http.get(`/api/newsletter/${purpose}/${token}`).expect(404);
      const { headers } = await api.http.post(`/api/newsletter/${purpose}/${token}`).expect(303);
      expect(headers['location']).toMatch(new RegExp(`^${settings.siteUrl}/newsletter/${purpose}/[^/]+$`));
    }
    await api.http.post(`/newsletter/cancelar/${token}`).expect(404);
  });

  it('is not the link that cancels, nor the other way round', async () => {
    const { confirmar, cancelar } = await subscriber();
    await api.http.get(confirmar.replace('confirmar', 'cancelar')).expect(404);
    await api.http.get(cancelar.replace('cancelar', 'confirmar')).expect(404);
  });

  it('leads to its page from where mails that are out say that it is', async () => {
    for (const path of [`/newsletter/confirmar/${'a'.repeat(43)}`, `/newsletter/cancelar/${'b'.repeat(43)}`]) {
      await api.http.get(path).expect(302).expect('Location', `${settings.siteUrl}${path}`);
    }
  });
});

describe('the link that cancels', () => {
  it('changes nothing when it is opened', async () => {
    const { email, cancelar } = await subscriber();
    await api.http.get(cancelar).expect(200, { feita: false });
    expect(await rowOf(email)).toMatchObject({ confirmada: true });
  });

  it('forgets the subscriber at its button, and again is no error', async () => {
    const { email, cancelar, confirmar } = await subscriber();
    const id = (await rowOf(email))?.id ?? 0;
    await press(cancelar);
    expect(await rowOf(email)).toBeNull();
    expect(await api.dataSource.manager.countBy(SearchTerm, { resource: 'newsletter', recordId: id })).toBe(0);
    await press(cancelar);
    await api.http.get(cancelar).expect(200, { feita: true });
    await api.http.get(confirmar).expect(404);
  });

  it('does so in one click of a mail program, which is led nowhere', async () => {
    const { email, cancelar } = await subscriber();
    const click = () => api.http.post(oneClick(cancelar)).type('form').send('List-Unsubscribe=One-Click');
    await click().expect(200);
    expect(await rowOf(email)).toBeNull();
    await click().expect(200);
  });

  it('also ends a later subscription of the same address', async () => {
    const { email, cancelar } = await subscriber();
    await press(cancelar);
    await subscribe(email, { recaptcha: await api.captcha() }).expect(201);
    // what had been sent before was erased with the subscription
    await press((await links(email)).confirmar);
    await press(cancelar);
    expect(await rowOf(email)).toBeNull();
  });
});

describe('POST /api/newsletter/cancelar', () => {
  const isLookedUp = /\bFROM ["`]newsletter/;
  const worked = () => api.app.get(AfterAnswer).beforeApplicationShutdown();
  const ask = async (email: string) => {
    const answer = await api.http.post('/api/newsletter/cancelar').send({ email, recaptcha: await api.proof() });
    await worked();
    return answer;
  };

  it('mails the link that cancels to who subscribes, and to who does not that there is nothing to cancel, and answers alike', async () => {
    const { email } = await subscriber();
    const stranger = newAddress();
    const answers = [await ask(email.toUpperCase()), await ask(stranger)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const { cancelar } = await links(email, 2);
    await press(cancelar);
    expect(await rowOf(email)).toBeNull();
    const mail = await awaitMail(stranger);
    expect(mail.text).toContain('que não a subscreve');
    expect(mail.text).not.toContain('/newsletter/');
    expect(await rowOf(stranger)).toBeNull();
  });

  it('looks nothing up for the answer, so that no time tells who subscribes', async () => {
    const { email } = await subscriber();
    const { logger } = api.dataSource as unknown as { logger: Logger };
    const statements: string[] = [];
    const logged = jest.spyOn(logger, 'logQuery').mockImplementation((sql) => void statements.push(sql));
    try {
      await api.http
        .post('/api/newsletter/cancelar')
        .send({ email, recaptcha: await api.proof() })
        .expect(202);
      const forTheAnswer = statements.splice(0);
      await worked();
      expect([forTheAnswer, statements].map((some) => some.some((sql) => isLookedUp.test(sql)))).toEqual([false, true]);
    } finally {
      logged.mockRestore();
    }
  });

  it('leaves one link however often it is asked for', async () => {
    const { email } = await subscriber();
    await ask(email);
    const count = await api.dataSource.manager.count(Link);
    await ask(email);
    await awaitMail(email, 3);
    expect(await api.dataSource.manager.count(Link)).toBe(count);
  });

  it('can not be used to flood an address, the less where nothing was proven', async () => {
    const [proven, plain] = [newAddress(), newAddress()];
    for (let count = 0; count < 5; count += 1) {
      await ask(proven);
      await api.http.post('/api/newsletter/cancelar').send({ email: plain }).expect(202);
    }
    await worked();
    await until('nothing waits', async () => (await pendingMail()) === 0);
    expect(await Promise.all([proven, plain].map(async (email) => (await mailTo(email)).length))).toEqual([3, 1]);
  });

  it('refuses what is no address and a proof that is none', async () => {
    await api.http.post('/api/newsletter/cancelar').send({ email: 'x' }).expect(400);
    await api.http.post('/api/newsletter/cancelar').send({ email: newAddress(), recaptcha: 'bm9wZQ==' }).expect(400);
  });
});

describe('GET /Newsletter', () => {
  it('shows subscribers to administrators', async () => {
    const { email } = await subscriber();
    const { body, headers } = await api.admin
      .get('/Newsletter')
      .query({ filter: JSON.stringify({ email, confirmada: true }) })
      .expect(200);
    expect(headers['content-range']).toBe('newsletter 0-0/1');
    const [row] = body as { id: number; create: string }[];
    expect(row).toEqual({
      id: expect.any(Number),
      nome: 'Maria João',
      email,
      create: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      confirmada: true,
      confirmadaEm: expect.any(String),
      privacidadeVersao: '2025-07-25',
    });
    expect(Math.abs(Date.now() - Date.parse(row?.create ?? ''))).toBeLessThan(60_000);
    expect((await api.admin.get(`/Newsletter/${row?.id}`).expect(200)).body).toEqual(row);
    const found = await api.admin.get('/Newsletter').query({ filter: '{"q":"joao"}', range: '[0,4]' }).expect(200);
    expect((found.body as unknown[]).length).toBeGreaterThan(0);
  });

  it('lets administrators forget one, links included', async () => {
    const { email, cancelar } = await subscriber();
    const id = (await rowOf(email))?.id ?? 0;
    await api.admin.delete(`/Newsletter/${id}`).expect(204);
    await api.admin.get(`/Newsletter/${id}`).expect(404);
    await api.admin.delete(`/Newsletter/${id}`).expect(404);
    await api.http.get(cancelar).expect(200, { feita: true });
  });

  it('is closed to everybody else', async () => {
    const { email } = await subscriber();
    const id = (await rowOf(email))?.id ?? 0;
    const refusals = [
      api.http.get('/Newsletter'),
      api.http.get(`/Newsletter/${id}`),
      api.http.delete(`/Newsletter/${id}`),
    ];
    for (const { status } of await Promise.all(refusals)) expect(status).toBe(401);
    await api.admin.get('/Newsletter').query({ filter: '{"addressHash":"x"}' }).expect(400);
    await api.admin.get('/Newsletter/abc').expect(404);
    expect(await rowOf(email)).not.toBeNull();
  });
});
