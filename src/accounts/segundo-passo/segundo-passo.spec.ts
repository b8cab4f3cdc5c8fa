import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMailWith } from '../../../test/support/mail.js';
import { newPerson, type Person, signIn } from '../../../test/support/person.js';
import { appCode } from '../../../test/support/app-code.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { Session } from '../sessions/session.entity.js';
import { RecoveryCode, Totp } from './second-step.entity.js';

let api: TestApi;
let me: Person;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  me = await newPerson(api);
});

const manager = () => api.dataSource.manager;
const status = async () => (await me.get('/api/segundo-passo').expect(200)).body;
const offer = async (): Promise<{ chave: string; uri: string; pedido: string }> =>
  (await me.get('/api/segundo-passo/aplicacao').expect(200)).body;
const confirm = (pedido: string, codigo: string) => me.put('/api/segundo-passo/aplicacao', { pedido, codigo });

async function setUp(): Promise<{ chave: string; codigos: string[] }> {
  const { chave, pedido } = await offer();
  const { body } = await confirm(pedido, appCode(chave)).expect(200);
  return { chave, codigos: body.codigos };
}

describe('an app as the second step', () => {
  it('counts once a code of it has confirmed it, and brings ten recovery codes', async () => {
    expect(await status()).toMatchObject({ ativo: false, aplicacao: null, codigos: 0 });
    const { chave, uri, pedido } = await offer();
    expect(new URL(uri).searchParams.get('secret')).toBe(chave);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/DFC Portugal:${me.email}?`);
    expect((await status()).ativo).toBe(false);
    const code = appCode(chave);
    const { body } = await confirm(pedido, ` ${code.slice(0, 3)} ${code.slice(3)} `).expect(200);
    expect(new Set(body.codigos).size).toBe(10);
    expect(await status()).toMatchObject({ ativo: true, aplicacao: expect.any(String), codigos: 10 });
  });

  it('is kept so that who reads the tables makes no codes', async () => {
    const { chave, codigos } = await setUp();
    const { sealedSecret } = await manager().findOneByOrFail(Totp, { userId: me.id });
    expect(sealedSecret).not.toContain(chave);
    const kept = JSON.stringify(await manager().findBy(RecoveryCode, { userId: me.id }));
    for (const code of codigos) expect(kept).not.toContain(code.slice(0, 4));
  });

  it.each([
    ['a wrong code', (pedido: string) => confirm(pedido, '000000'), 'codigo'],
    [
      'another’s offer',
      async () => {
        const other = await newPerson(api);
        const { body } = await other.get('/api/segundo-passo/aplicacao');
        return confirm(body.pedido, appCode(body.chave));
      },
      'pedido',
    ],
    ['an offer that is none', () => confirm('lixo', '123456'), 'pedido'],
  ])('is not confirmed by %s', async (_what, tried, field) => {
    const { pedido } = await offer();
    const { status: code, body } = await tried(pedido);
    expect([code, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await status()).ativo).toBe(false);
  });

  it('is replaced by another one, with the same recovery codes', async () => {
    await setUp();
    const { pedido, chave } = await offer();
    expect((await confirm(pedido, appCode(chave)).expect(200)).body).toEqual({ codigos: null });
    expect(await status()).toMatchObject({ ativo: true, codigos: 10 });
  });

  it('ends the sessions that began elsewhere with the password alone, and this one goes on', async () => {
    const other = await signIn(api, me);
    await setUp();
    await other.get('/api/conta').expect(401);
    await me.get('/api/conta').expect(200);
  });

  it('is taken off, with its recovery codes where it was all there was', async () => {
    await setUp();
    await me.delete('/api/segundo-passo/aplicacao').expect(204);
    expect(await status()).toMatchObject({ ativo: false, aplicacao: null, codigos: 0 });
    await me.delete('/api/segundo-passo/aplicacao').expect(404);
  });

  it('goes with its user', async () => {
    await setUp();
    await api.admin.delete(`/api/users/${me.id}`).expect(204);
    expect(await manager().countBy(Totp, { userId: me.id })).toBe(0);
    expect(await manager().countBy(RecoveryCode, { userId: me.id })).toBe(0);
  });
});

describe('the second step', () => {
  it('is switched off as a whole', async () => {
    await setUp();
    await me.delete('/api/segundo-passo').expect(204);
    expect((await status()).ativo).toBe(false);
    await me.delete('/api/segundo-passo').expect(409);
    await me.post('/api/segundo-passo/codigos').expect(409);
  });

  it('is told of by mail at each change, as text and as HTML', async () => {
    await setUp();
    await me.post('/api/segundo-passo/codigos').expect(201);
    await me.delete('/api/segundo-passo').expect(204);
    const first = 'Foi configurada uma aplicação de códigos como segundo passo. As outras sessões terminaram.';
    expect((await awaitMailWith(me.email, first)).html).toContain('/conta"');
    await awaitMailWith(me.email, 'Foram criados códigos de recuperação novos');
    await awaitMailWith(me.email, 'Foi desligado: para entrar basta a palavra-passe.');
  });

  const changes: [string, () => Promise<{ status: number; body: { errors?: object } }>][] = [
    ['offering an app', async () => me.get('/api/segundo-passo/aplicacao')],
    ['confirming an app', async () => confirm('x', '123456')],
    ['taking off an app', async () => me.delete('/api/segundo-passo/aplicacao')],
    ['making recovery codes', async () => me.post('/api/segundo-passo/codigos')],
    ['switching it off', async () => me.delete('/api/segundo-passo')],
  ];

  it.each(changes)('asks for the password again after ten minutes: %s', async (_what, change) => {
    await setUp();
    const before = new Date(Date.now() - 11 * MINUTE_MS);
    await manager().update(Session, { id: me.sessionId }, { passwordAt: before });
    const { status: code, body } = await change();
    expect([code, body.errors]).toEqual([403, { confirmacao: expect.any(String) }]);
    expect(await status()).toMatchObject({ ativo: true, codigos: 10 });
  });
});

describe('the second step of another', () => {
  const reset = (id: number | string) => api.admin.delete(`/api/users/${id}/segundo-passo`);

  it('is switched off by an administrator; their sessions end and they are told by mail', async () => {
    await setUp();
    await reset(me.id).expect(204);
    await me.get('/api/conta').expect(401);
    await awaitMailWith(me.email, 'O segundo passo foi desligado por um administrador, e todas as sessões terminaram.');
    expect(await (await signIn(api, me)).get('/api/segundo-passo')).toMatchObject({ body: { ativo: false } });
  });

  it('asks for the password again after ten minutes', async () => {
    await setUp();
    const passwordAt = new Date(Date.now() - 11 * MINUTE_MS);
    await manager().createQueryBuilder().update(Session).set({ passwordAt }).execute();
    expect((await reset(me.id)).body.errors).toEqual({ confirmacao: expect.any(String) });
    expect(await manager().countBy(Totp, { userId: me.id })).toBe(1);
    await manager().createQueryBuilder().update(Session).set({ passwordAt: new Date() }).execute();
  });

  it('is known to an administrator', async () => {
    const isThere = async () => (await api.admin.get(`/api/users/${me.id}/segundo-passo`).expect(200)).body;
    expect(await isThere()).toEqual({ ativo: false });
    await setUp();
    expect(await isThere()).toEqual({ ativo: true });
    await api.admin.get('/api/users/999999/segundo-passo').expect(404);
  });

  it('is not one’s own', async () => {
    await setUp();
    const { status: code, body } = await me.delete(`/api/users/${me.id}/segundo-passo`);
    expect([code, body.message]).toEqual([409, 'O seu segundo passo muda-se em «A minha conta».']);
    expect((await status()).ativo).toBe(true);
  });

  it('is refused where there is none', async () => {
    await reset(me.id).expect(409);
    await me.get('/api/conta').expect(200);
    await reset(999_999).expect(404);
    await reset('x').expect(404);
  });
});
