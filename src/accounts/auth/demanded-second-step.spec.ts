import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { appCode } from '../../../test/support/app-code.js';
import { type Asked, Authenticator } from '../../../test/support/authenticator.js';
import { type Person, personOf, signIn } from '../../../test/support/person.js';
import { type Route, statedRoutes } from '../../../test/support/routes.js';
import { withApp } from '../../../test/support/second-step.js';
import { settings } from '#platform/config/settings.js';
import { User } from '../account/user.entity.js';

const SENTENCE = 'A sua conta tem de ter um segundo passo. Configure-o em «A minha conta» para continuar.';
const DEMANDED = 'A sua conta tem de ter um segundo passo. Configure outro antes de retirar este.';
/** The routes that an account needs to set up a second step, and to sign out. */
const OPEN = /^\/api\/(conta|segundo-passo|sessoes|logout)(\/|$)/;
const PASSWORD = 'uma frase só minha';

let api: TestApi;
let number = 0;

beforeAll(async () => {
  api = await startApi({ secondStepRequiredFor: ['administracao'] });
  const { id } = await api.dataSource.manager.findOneByOrFail(User, { email: settings.firstAdmin.email });
  const { email, password = '' } = settings.firstAdmin;
  await withApp(personOf(api, { token: api.token, user: { id } }, { email, password }));
});
afterAll(() => api.stop());

async function newPerson(papel: 'administracao' | 'edicao'): Promise<Person> {
  number += 1;
  const email = `pessoa-${number}@exemplo.pt`;
  await api.admin.post('/api/register').send({ nome: 'Rui', email, password: PASSWORD, papel }).expect(201);
  return signIn(api, { email, password: PASSWORD });
}

const call = (person: Person, { method, path }: Route) => {
  const url = path.replaceAll(/:[A-Za-z]+/g, '1');
  if (method === 'GET') return person.get(url);
  if (method === 'POST') return person.post(url);
  return method === 'PUT' ? person.put(url, {}) : person.delete(url);
};

describe('an account that must have a second step and has none', () => {
  it('is let in by its password, and refused by every route besides its own account', async () => {
    const me = await newPerson('administracao');
    const routes = statedRoutes(api.app).filter(({ access, path }) => access !== 'public' && !OPEN.test(path));
    expect(routes.length).toBeGreaterThan(40);
    const users = await api.dataSource.manager.count(User);
    for (const route of routes) {
      const { status, body } = await call(me, route);
      expect([route.method, route.path, status, body.message, body.errors]).toEqual([
        route.method,
        route.path,
        403,
        SENTENCE,
        { segundoPasso: SENTENCE },
      ]);
    }
    expect(await api.dataSource.manager.count(User)).toBe(users);
  });

  it('reaches its account, its second step and its sessions, and may leave', async () => {
    const me = await newPerson('administracao');
    for (const path of ['/api/conta', '/api/sessoes', '/api/segundo-passo']) await me.get(path).expect(200);
    expect((await me.get('/api/segundo-passo')).body).toMatchObject({ ativo: false, exigido: true });
    await me.put('/api/conta', { nome: 'Outro' }).expect(200);
    await me.post('/api/logout').expect(204);
    await me.get('/api/conta').expect(401);
  });

  it('reaches everything once it has one, in the same session, and cannot take the last one off', async () => {
    const me = await withApp(await newPerson('administracao'));
    await me.get('/api/users').expect(200);
    for (const path of ['/api/segundo-passo', '/api/segundo-passo/aplicacao']) {
      const { status, body } = await me.delete(path);
      expect([status, body.message]).toEqual([409, DEMANDED]);
    }
    expect((await me.get('/api/segundo-passo')).body).toMatchObject({ ativo: true, codigos: 10 });
    const { body } = await me.post('/api/segundo-passo/passkeys/opcoes').expect(200);
    const resposta = new Authenticator(settings.adminUrl).create((body as { opcoes: Asked }).opcoes);
    const { body: made } = await me.post('/api/segundo-passo/passkeys', { nome: 'Chave', resposta }).expect(201);
    await me.delete('/api/segundo-passo/aplicacao').expect(204);
    await me.delete(`/api/segundo-passo/passkeys/${made.passkey.id}`).expect(409);
    await me.get('/api/users').expect(200);
  });

  it('is asked again for one after another administrator has switched it off', async () => {
    const me = await withApp(await newPerson('administracao'));
    await api.admin.delete(`/api/users/${me.id}/segundo-passo`).expect(204);
    const again = await signIn(api, me);
    expect((await again.get('/api/users')).body.message).toBe(SENTENCE);
  });

  it('is not let on by another session of the same account that sets one up', async () => {
    const first = await newPerson('administracao');
    const second = await signIn(api, first);
    await withApp(second);
    await second.get('/api/users').expect(200);
    await first.get('/api/users').expect(401);
  });
});

describe('an account of another role', () => {
  it('needs none, and may take off its own', async () => {
    const me = await newPerson('edicao');
    await me.get('/equipa').expect(200);
    const { body } = await me.get('/api/segundo-passo/aplicacao').expect(200);
    const codigo = appCode(body.chave);
    await me.put('/api/segundo-passo/aplicacao', { pedido: body.pedido, codigo }).expect(200);
    await me.delete('/api/segundo-passo').expect(204);
  });
});
