import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { newPerson, type Person, signIn } from '../../../test/support/person.js';
import { advanceClock, restoreClock, stopClock } from '../../../test/support/stopped-clock.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { DAY_MS } from '#platform/dates/durations.js';

const A_DAY = 10;
const WRONG = 'não é esta';
const ENDED =
  'Houve hoje demasiadas palavras-passe erradas nesta conta, e esta sessão terminou. Inicie sessão novamente.';
const TOLD = 'escreveu muitas vezes uma palavra-passe errada';

let api: TestApi;
let me: Person;
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
  me = await newPerson(api);
});

const confirm = (password: string, who = me) => who.post('/api/conta/confirmacao', { password });
const change = (atual: string) => me.put('/api/conta/password', { atual, nova: 'outra frase só minha' });
const useUp = async () => {
  for (let count = 1; count < A_DAY; count += 1) await confirm(WRONG).expect(400);
};
const isOpen = async (who: Person) => (await who.get('/api/conta')).status === 200;

describe('a wrong password in an open session', () => {
  it.each([
    ['the confirmation', (password: string) => confirm(password)],
    ['the change of the password', change],
  ])('is told of in the trail, at %s', async (_what, give) => {
    await news();
    await give(WRONG).expect(400);
    expect(await news()).toMatchObject([
      {
        quemId: me.id,
        quem: 'Maria',
        verbo: 'entrou',
        secao: 'conta',
        registo: String(me.id),
        origem: '127.0.0.0/24',
        resultado: 'recusado',
      },
    ]);
    await give(me.password).expect(204);
    expect(await news()).toMatchObject([{ quemId: me.id, secao: 'conta', resultado: 'ok' }]);
  });

  it.each([
    ['the confirmation', () => confirm(WRONG)],
    ['the change of the password', () => change(WRONG)],
  ])('ends the session past the number for a day, which its owner is told by mail, at %s', async (_what, give) => {
    await useUp();
    expect([await isOpen(me), await mailTo(me.email)]).toEqual([true, []]);
    const { status, body } = await give();
    expect([status, body.message, await isOpen(me)]).toEqual([401, ENDED, false]);
    await awaitMailWith(me.email, TOLD);
    expect((await news()).at(-1)).toMatchObject({ quemId: me.id, secao: 'conta', resultado: 'recusado' });
  });

  it('ends any session of the account then, and keeps its owner out of none where the password is right', async () => {
    const [mine, other] = [await signIn(api, me), await signIn(api, me)];
    await useUp();
    await confirm(WRONG).expect(401);
    await confirm(me.password, mine).expect(204);
    await confirm(WRONG, other).expect(401);
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    expect(await isOpen(await signIn(api, me))).toBe(true);
  });

  it('is not what a stranger types at the login, nor what another account is told', async () => {
    for (let count = 0; count < A_DAY; count += 1) {
      await api.http.post('/api/login').send({ email: me.email, password: WRONG }).expect(401);
    }
    await useUp();
    await confirm(WRONG, await newPerson(api)).expect(400);
    expect(await isOpen(me)).toBe(true);
  });

  it('counts for a day, whatever right ones come between', async () => {
    await useUp();
    await confirm(me.password).expect(204);
    advanceClock(DAY_MS + 1);
    me = await signIn(api, me);
    await confirm(WRONG).expect(400);
    for (let count = 2; count < A_DAY; count += 1) await confirm(WRONG).expect(400);
    await confirm(me.password).expect(204);
    await confirm(WRONG).expect(401);
  });
});
