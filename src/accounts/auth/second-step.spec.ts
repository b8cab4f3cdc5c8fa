import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { appCode } from '../../../test/support/app-code.js';
import { awaitMailWith } from '../../../test/support/mail.js';
import { newPersonWithApp, type PersonWithApp, ticketOf } from '../../../test/support/second-step.js';
import { advanceClock, restoreClock, stopClock } from '../../../test/support/stopped-clock.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { settings } from '#platform/config/settings.js';
import { MINUTE_MS, SECOND_MS } from '#platform/dates/durations.js';
import { RecoveryCode, Totp } from '../segundo-passo/second-step.entity.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../account/user.entity.js';
import { UsersService } from '../users/users.service.js';

const WRONG = 'O código não está certo ou já foi usado.';
const OVER = 'O tempo para o segundo passo acabou. Comece de novo.';
const STEP_MS = 30 * SECOND_MS;

let api: TestApi;
let me: PersonWithApp;
const news = newTrailRows(() => api);

beforeAll(async () => {
  stopClock();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  restoreClock();
});
beforeEach(async () => {
  me = await newPersonWithApp(api);
  // the code of that moment was used to set it up
  advanceClock(STEP_MS);
});

const ticket = () => ticketOf(api, me);
const give = (bilhete: string, codigo: string) => api.http.post('/api/login/segundo-passo').send({ bilhete, codigo });
const sessions = () => api.dataSource.manager.countBy(Session, { userId: me.id });

describe('an account with a second step', () => {
  it('gets no session by its password, but a ticket and the ways to go on', async () => {
    const before = await sessions();
    const { email, password } = me;
    const { body, headers } = await api.http.post('/api/login').send({ email, password }).expect(200);
    expect(body).toEqual({ bilhete: expect.stringMatching(/^[\w-]{43}$/), formas: ['aplicacao', 'recuperacao'] });
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', undefined]);
    expect(await sessions()).toBe(before);
  });

  it('gets the documented answer by a code of its app', async () => {
    await news();
    const { body, headers } = await give(await ticket(), appCode(me.key)).expect(200);
    const user = { id: me.id, nome: 'Maria', email: me.email };
    expect(body).toEqual({ token: expect.any(String), user });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']?.[0]).toMatch(/^navegador=.*Path=\/api\/login;/);
    await api.http.get('/api/conta').set('Authorization', `Bearer ${body.token}`).expect(200);
    expect(await news()).toMatchObject([{ verbo: 'entrou', quemId: me.id, resultado: 'ok' }]);
  });

  it.each(['', '/segundo-passo', '/segundo-passo/passkey'])(
    'is given the browser’s cookie in the back office, where it goes in by /api/login%s',
    async (path) => {
      const asked = await api.http.options(`/api/login${path}`).set('Origin', settings.adminUrl);
      expect(asked.headers['access-control-allow-credentials']).toBe('true');
    },
  );

  it.each([
    ['a wrong password', { password: 'não é esta' }],
    ['an unknown email', { email: 'ninguem@exemplo.pt' }],
  ])('answers as any other to %s', async (_what, wrong) => {
    const { status, body } = await api.http
      .post('/api/login')
      .send({ email: me.email, password: me.password, ...wrong });
    expect([status, body.message]).toEqual([401, 'E-mail ou palavra-passe incorretos.']);
  });

  it('keeps it when the password is set by a recovery link, which signs nobody in', async () => {
    await api.http.post('/api/recuperar').send({ email: me.email }).expect(202);
    const { text = '' } = await awaitMailWith(me.email, '/recuperar/');
    const link = /\/recuperar\/([\w-]{43})/.exec(text)?.[1];
    const before = await sessions();
    const password = 'uma frase recuperada';
    const { body, headers } = await api.http.post(`/api/recuperar/${link}`).send({ password }).expect(204);
    expect([body, headers['set-cookie']]).toEqual([{}, undefined]);
    expect(await sessions()).toBeLessThan(before);
    const bilhete = await ticketOf(api, { email: me.email, password });
    await give(bilhete, appCode(me.key)).expect(200);
  });
});

describe('a code of an app', () => {
  it('is good once', async () => {
    const code = appCode(me.key);
    await give(await ticket(), code).expect(200);
    const { status, body } = await give(await ticket(), code);
    expect([status, body.message]).toEqual([401, WRONG]);
  });

  it('is good a step early or late, and no more once a later one was used', async () => {
    advanceClock(STEP_MS * 4);
    for (const steps of [-2, 2]) await give(await ticket(), appCode(me.key, steps)).expect(401);
    await give(await ticket(), appCode(me.key, -1)).expect(200);
    await give(await ticket(), appCode(me.key, 1)).expect(200);
    await give(await ticket(), appCode(me.key)).expect(401);
  });

  it('is not another account’s', async () => {
    const other = await newPersonWithApp(api);
    advanceClock(STEP_MS);
    await give(await ticket(), appCode(other.key)).expect(401);
    await give(await ticketOf(api, other), me.recoveryCodes[0] ?? '').expect(401);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('is not %j', async (code) => {
    expect([400, 401]).toContain((await give(await ticket(), code)).status);
  });

  it('that is wrong is told of in the trail, and the ticket goes on', async () => {
    const bilhete = await ticket();
    await news();
    await give(bilhete, '000000').expect(401);
    expect(await news()).toMatchObject([{ verbo: 'entrou', secao: 'sessao', quemId: me.id, resultado: 'recusado' }]);
    await give(bilhete, appCode(me.key)).expect(200);
  });

  it('is refused where the secret that its app was kept with is another one now; recovery codes are not', async () => {
    await api.dataSource.manager.update(Totp, { userId: me.id }, { sealedSecret: 'A'.repeat(90) });
    await give(await ticket(), appCode(me.key)).expect(401);
    await give(await ticket(), me.recoveryCodes[0] ?? '').expect(200);
  });
});

describe('a recovery code', () => {
  it('is good once, in whatever case and with or without hyphens, and its use is told by mail', async () => {
    const [code = ''] = me.recoveryCodes;
    await give(await ticket(), code.toLowerCase().replaceAll('-', ' ')).expect(200);
    await give(await ticket(), code).expect(401);
    expect(await api.dataSource.manager.countBy(RecoveryCode, { userId: me.id })).toBe(9);
    const told = await awaitMailWith(me.email, 'um dos seus códigos de recuperação');
    expect(told.text).toContain('Ainda tem 9 códigos.');
    expect(told.html).toContain('/conta"');
  });

  it('is good no more once new ones were made', async () => {
    const { body } = await me.post('/api/segundo-passo/codigos').expect(201);
    await give(await ticket(), me.recoveryCodes[0] ?? '').expect(401);
    await give(await ticket(), body.codigos[0]).expect(200);
  });

  it('is no longer offered once the last was used', async () => {
    for (const code of me.recoveryCodes) await give(await ticket(), code).expect(200);
    const { email, password } = me;
    const { body } = await api.http.post('/api/login').send({ email, password }).expect(200);
    expect(body.formas).toEqual(['aplicacao']);
    await awaitMailWith(me.email, 'Era o último.');
  });
});

describe('a ticket', () => {
  it('is no token', async () => {
    await api.http
      .get('/api/conta')
      .set('Authorization', `Bearer ${await ticket()}`)
      .expect(401);
  });

  it('is good once', async () => {
    const bilhete = await ticket();
    await give(bilhete, appCode(me.key)).expect(200);
    const { status, body } = await give(bilhete, me.recoveryCodes[0] ?? '');
    expect([status, body.message]).toEqual([410, OVER]);
  });

  it('is good for five minutes', async () => {
    const [first, second] = [await ticket(), await ticket()];
    advanceClock(5 * MINUTE_MS - 1);
    await give(first, appCode(me.key)).expect(200);
    advanceClock(1);
    const { status, body } = await give(second, me.recoveryCodes[0] ?? '');
    expect([status, body.message]).toEqual([410, OVER]);
  });

  it('is good no more after a change of the password', async () => {
    const bilhete = await ticket();
    await api.app.get(UsersService).changePassword(me.id, 'outra frase só minha');
    await give(bilhete, appCode(me.key)).expect(410);
  });

  it('is good no more once its account was switched off', async () => {
    const bilhete = await ticket();
    await api.dataSource.manager.update(User, { id: me.id }, { ativo: false });
    await give(bilhete, appCode(me.key)).expect(410);
  });

  it('is good no more once its account has no second step', async () => {
    const bilhete = await ticket();
    await me.delete('/api/segundo-passo').expect(204);
    await give(bilhete, appCode(me.key)).expect(410);
  });

  it.each(['x', 'A'.repeat(43)])('is not %j', async (bilhete) => {
    const { status, body } = await give(bilhete, appCode(me.key));
    expect([status, body.message]).toEqual([410, OVER]);
  });
});
