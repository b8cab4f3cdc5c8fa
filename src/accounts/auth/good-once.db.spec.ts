import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { appCode } from '../../../test/support/app-code.js';
import { type Asked, Authenticator } from '../../../test/support/authenticator.js';
import { awaitMail } from '../../../test/support/mail.js';
import { newPerson, signIn } from '../../../test/support/person.js';
import { newPersonWithApp, type PersonWithApp, ticketOf } from '../../../test/support/second-step.js';
import { advanceClock, restoreClock, stopClock } from '../../../test/support/stopped-clock.js';
import { settings } from '#platform/config/settings.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { RecoveryCode } from '../segundo-passo/second-step.entity.js';

const NEW_PASSWORD = 'outra frase só minha';

let api: TestApi;

beforeAll(async () => {
  stopClock();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  restoreClock();
});

/** Sends all at the same moment. @returns their statuses, in order of size */
async function statusesOf(requests: ReturnType<TestApi['http']['post']>[]): Promise<number[]> {
  return (await Promise.all(requests)).map(({ status }) => status).sort((a, b) => a - b);
}

describe('good once, also for two at the same moment, is', () => {
  let me: PersonWithApp;
  beforeEach(async () => {
    me = await newPersonWithApp(api);
    // the code of that moment was used to set it up
    advanceClock(30 * SECOND_MS);
  });
  const tickets = () => Promise.all([ticketOf(api, me), ticketOf(api, me), ticketOf(api, me)]);
  const give = (bilhete: string, codigo = '') => api.http.post('/api/login/segundo-passo').send({ bilhete, codigo });

  it('a code of an app', async () => {
    const code = appCode(me.key);
    const given = (await tickets()).map((bilhete) => give(bilhete, code));
    expect(await statusesOf(given)).toEqual([200, 401, 401]);
  });

  it('a recovery code', async () => {
    const given = (await tickets()).map((bilhete) => give(bilhete, me.recoveryCodes[0]));
    expect(await statusesOf(given)).toEqual([200, 401, 401]);
  });

  it('a ticket, and the code of the other is not used up', async () => {
    const bilhete = await ticketOf(api, me);
    const given = me.recoveryCodes.slice(0, 2).map((code) => give(bilhete, code));
    expect(await statusesOf(given)).toEqual([200, 410]);
    expect(await api.dataSource.manager.countBy(RecoveryCode, { userId: me.id })).toBe(9);
  });
});

it('the answer of a passkey is good once, also for two at the same moment', async () => {
  const [me, passkey] = [await newPerson(api), new Authenticator(settings.adminUrl)];
  const { body } = await me.post('/api/segundo-passo/passkeys/opcoes').expect(200);
  const resposta = passkey.create((body as { opcoes: Asked }).opcoes);
  await me.post('/api/segundo-passo/passkeys', { nome: 'Telemóvel', resposta }).expect(201);
  const path = '/api/login/segundo-passo/passkey';
  const tickets = [await ticketOf(api, me), await ticketOf(api, me)];
  const asked = await api.http.post(`${path}/opcoes`).send({ bilhete: tickets[0] }).expect(200);
  const answer = passkey.get((asked.body as { opcoes: Asked }).opcoes, { counter: 0 });
  const given = tickets.map((bilhete) => api.http.post(path).send({ bilhete, resposta: answer }));
  expect(await statusesOf(given)).toEqual([200, 410]);
});

it('a password changes once where two change it at once', async () => {
  const me = await newPerson(api);
  const answers = await Promise.all(
    [me, await signIn(api, me)].map((session, index) =>
      session.put('/api/conta/password', { atual: me.password, nova: `${NEW_PASSWORD} ${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const won = answers.findIndex(({ status }) => status === 204);
  await signIn(api, { email: me.email, password: `${NEW_PASSWORD} ${won}` });
});

/** The token of the link that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  return /\/([\w-]{43})\s/.exec((await awaitMail(email)).text ?? '')?.[1] ?? '';
}

it('a new address is confirmed once, also in two browsers at once', async () => {
  const me = await newPerson(api);
  const email = `novo-${me.email}`;
  await me.put('/api/conta', { email }).expect(200);
  const open = `/api/conta/email/${await mailedToken(email)}`;
  expect(await statusesOf([api.http.post(open), api.http.post(open)])).toEqual([200, 410]);
  const { status, body } = await api.http.post(open);
  expect([status, body.message]).toEqual([410, 'Esta ligação já foi usada. Se precisar, peça outra.']);
});

it('the link of a forgotten password is good once, also in two browsers at once', async () => {
  const { email } = await newPerson(api);
  await api.http.post('/api/recuperar').send({ email }).expect(202);
  const path = `/api/recuperar/${await mailedToken(email)}`;
  const passwords = [`${NEW_PASSWORD} 1`, `${NEW_PASSWORD} 2`];
  const answers = await Promise.all(passwords.map((password) => api.http.post(path).send({ password })));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 410]);
  const password = passwords[answers.findIndex(({ status }) => status === 204)] ?? '';
  await signIn(api, { email, password });
});
