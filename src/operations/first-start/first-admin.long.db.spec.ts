import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { makeAccount } from '../../../test/support/accounts.js';
import { awaitMailWith } from '../../../test/support/mail.js';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/migrated-database.js';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { callRoute, nameOf } from '../../../test/support/call-route.js';
import { statedRoutes } from '../../../test/support/routes.js';
import { AppModule } from '../../app.module.js';
import { setUp } from '../../app.setup.js';
import { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';
import { Atividade } from '#accounts/atividade/atividade.entity.js';
import { UsersService } from '#accounts/users/users.service.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Evento } from '#content/eventos/evento.entity.js';
import { Link } from '#accounts/links/link.entity.js';
import { Totp } from '#accounts/segundo-passo/second-step.entity.js';
import { NO_PASSWORD, User } from '#accounts/account/user.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { FirstStart } from './first-start.js';

const email = 'primeira@exemplo.pt';
const OWN = 'uma frase só minha';
const BY_OPERATOR = 'Como: no servidor, por quem o gere (admin:create).';
const generated = { firstAdmin: { email, nome: 'Primeira', password: undefined } };

let printed: string;
const running: NestExpressApplication[] = [];

async function start(changed: Partial<Settings>): Promise<NestExpressApplication> {
  const whole = { ...settings, ...changed };
  const module = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(Settings)
    .useValue(whole)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  running.push(app);
  setUp(app, whole);
  await app.init();
  return app;
}

const users = (app: NestExpressApplication) => app.get(DataSource).manager.find(User);
const tokens = () => [...printed.matchAll(/\/recuperar\/([\w-]{43})\s/g)].map(([, token = '']) => token);
const set = (app: NestExpressApplication, token = '', password = OWN) =>
  supertest(app.getHttpServer()).post(`/api/recuperar/${token}`).send({ password });
const login = (app: NestExpressApplication, password: string) =>
  supertest(app.getHttpServer()).post('/api/login').send({ email, password });

const leaveNothing = async () => {
  await dropDatabase();
  await rm(settings.dataDir, { recursive: true, force: true });
};

beforeEach(async () => {
  await createMigratedDatabase();
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const app of running.splice(0)) await app.close();
  await leaveNothing();
});

describe('the first start', () => {
  it('makes the first administrator and prints a link that sets the password', async () => {
    // here alone no table is there yet, nor a folder
    await leaveNothing();
    await createDatabase();
    const app = await start(generated);
    expect(printed).toContain(email);
    const [token] = tokens();
    expect((await set(app, token)).status).toBe(204);
    expect((await login(app, OWN)).status).toBe(200);
    printed = '';
    const again = await start(generated);
    expect([printed, (await users(again)).length]).toEqual(['', 1]);
    expect((await login(again, OWN)).status).toBe(200);
  });

  it('makes an account to which no password is the right one until the link has set it', async () => {
    const app = await start(generated);
    expect(await users(app)).toMatchObject([{ passwordHash: NO_PASSWORD }]);
    for (const password of ['a', ' ', OWN]) expect((await login(app, password)).status).toBe(401);
    const known = await login(app, OWN);
    const unknown = await supertest(app.getHttpServer())
      .post('/api/login')
      .send({ email: 'ninguem@exemplo.pt', password: OWN });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('keeps only what recognises the link', async () => {
    const app = await start(generated);
    const [token = ''] = tokens();
    const stored = JSON.stringify(await app.get(DataSource).manager.find(Link));
    expect([stored.includes(token), stored.includes(sha256(token))]).toEqual([false, true]);
  });

  it('mails nothing to whoever sets a first password', async () => {
    const app = await start(generated);
    expect((await set(app, tokens()[0])).status).toBe(204);
    expect(await app.get(DataSource).manager.find(OutgoingMail)).toEqual([]);
  });

  it('does not print a password that the operator has set', async () => {
    const password = 'a frase do operador';
    const app = await start({ firstAdmin: { email, nome: 'Primeira', password } });
    expect(printed).toContain(email);
    expect(printed).not.toContain(password);
    expect((await login(app, password)).status).toBe(200);
  });

  it('makes one administrator where two start at once', async () => {
    const [app] = await Promise.all([start(generated), start(generated)]);
    expect(await users(app)).toHaveLength(1);
    // each says it where somebody reads it; whichever is opened, the other is then worth nothing
    const [first, second] = tokens();
    expect((await set(app, second)).status).toBe(204);
    expect((await set(app, first)).status).toBe(410);
  });

  it('makes nobody where there already is a user, whatever the settings say now', async () => {
    await start(generated);
    const app = await start({
      firstAdmin: { email: 'outra@exemplo.pt', nome: 'Outra', password: 'outra frase minha' },
    });
    expect((await users(app)).map((user) => user.email)).toEqual([email]);
  });

  it('is the only one to make them: over HTTP nobody becomes one, also where there is nobody', async () => {
    const app = await start({ firstAdmin: { email, nome: 'Primeira', password: OWN } });
    const http = supertest(app.getHttpServer());
    const { token } = (await login(app, OWN)).body as { token: string };
    const person = { nome: 'Alguém', email: 'alguem@exemplo.pt', password: OWN, papel: 'administracao' };
    await http.post('/api/register').set('Authorization', `Bearer ${token}`).send(person).expect(201);
    const { manager } = app.get(DataSource);
    await manager.remove(await manager.find(User));
    for (const route of statedRoutes(app).filter(({ method }) => method !== 'GET')) {
      await callRoute({ http }, route).send(person);
      await callRoute({ http }, route).set('Authorization', `Bearer ${token}`).send(person);
      expect([nameOf(route), await users(app)]).toEqual([nameOf(route), []]);
    }
  });

  it('refuses a password that everybody guesses', async () => {
    const weak = { firstAdmin: { email, nome: 'Primeira', password: '12345678' } };
    await expect(start(weak)).rejects.toThrow('demasiado comum');
  });
});

describe('the link of the first administrator', () => {
  it('is printed again by every start while nobody has a password, and the older one stays good', async () => {
    await start(generated);
    const app = await start(generated);
    const [first, second] = tokens();
    expect(second).toMatch(/^[\w-]{43}$/);
    expect((await set(app, first)).status).toBe(204);
    const { status, body } = await set(app, second, 'uma terceira frase');
    expect([status, body.message]).toEqual([410, expect.stringContaining('Esta conta mudou')]);
    expect((await login(app, OWN)).status).toBe(200);
  });

  it('is printed by a start that now has ADMIN_PASSWORD, too, which is not the account’s', async () => {
    await start(generated);
    printed = '';
    const app = await start({ firstAdmin: { ...generated.firstAdmin, password: OWN } });
    expect((await login(app, OWN)).status).toBe(401);
    expect((await set(app, tokens()[0])).status).toBe(204);
  });

  it('is good once', async () => {
    const app = await start(generated);
    expect((await set(app, tokens()[0])).status).toBe(204);
    const { status, body } = await set(app, tokens()[0], 'uma terceira frase');
    expect([status, body.message]).toEqual([410, 'Esta ligação já foi usada. Se precisar, peça outra.']);
    expect((await login(app, OWN)).status).toBe(200);
  });

  it('is good for 7 days', async () => {
    const app = await start(generated);
    const { manager } = app.get(DataSource);
    const { expiresAt, tokenHash } = await manager.findOneByOrFail(Link, {
      tokenHash: sha256(tokens()[0] ?? ''),
    });
    expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(7);
    await manager.update(Link, { tokenHash }, { expiresAt: new Date(Date.now() - 1) });
    const { status, body } = await set(app, tokens()[0]);
    expect([status, body.message]).toEqual([410, 'Esta ligação expirou. Peça outra.']);
    expect((await login(app, OWN)).status).toBe(401);
  });

  it('is not printed where somebody can sign in, whoever has no password yet', async () => {
    await start({ firstAdmin: { email: 'outra@exemplo.pt', nome: 'Outra', password: OWN } });
    printed = '';
    const app = await start(generated);
    await app.get(UsersService).register({ email, nome: 'Primeira' }, 'operator');
    await start(generated);
    expect(printed).toBe('');
  });
});

describe('the command that makes an administrator', () => {
  const run = async (app: NestExpressApplication) => {
    printed = '';
    await app.get(FirstStart).makeOrReinstate();
  };

  it('prints a link for an account that there is, whose password stays until it is used', async () => {
    const app = await start({ firstAdmin: { ...generated.firstAdmin, password: OWN } });
    const again = await start(generated);
    await run(again);
    expect((await login(app, OWN)).status).toBe(200);
    expect((await set(app, tokens()[0], 'outra frase minha')).status).toBe(204);
    expect((await login(app, 'outra frase minha')).status).toBe(200);
  });

  it('lets in whoever was switched off, has left or has another role, and the trail tells of it', async () => {
    await start({ firstAdmin: { ...generated.firstAdmin, password: OWN } });
    const app = await start(generated);
    const { manager } = app.get(DataSource);
    await manager.update(User, { email }, { ativo: false, ultimoDia: '2020-01-01', papel: 'edicao' });
    const other = await makeAccount(app.get(DataSource));
    await run(app);
    expect(await manager.findBy(User, { email })).toMatchObject([
      { ativo: true, ultimoDia: null, papel: 'administracao' },
    ]);
    await awaitMailWith(other.email, BY_OPERATOR);
    expect((await manager.find(Atividade, { order: { id: 'ASC' } })).at(-1)).toMatchObject({
      quem: 'Servidor',
      verbo: 'alterou',
      secao: 'users',
    });
  });

  it('makes another account, and prints its link', async () => {
    await start({ firstAdmin: { email: 'outra@exemplo.pt', nome: 'Outra', password: OWN } });
    const app = await start(generated);
    await run(app);
    expect((await set(app, tokens()[0])).status).toBe(204);
    expect((await login(app, OWN)).status).toBe(200);
    await awaitMailWith('outra@exemplo.pt', BY_OPERATOR);
  });

  it('sets ADMIN_PASSWORD where there is one, and ends the sessions', async () => {
    const app = await start({ firstAdmin: { ...generated.firstAdmin, password: OWN } });
    const { token } = (await login(app, OWN)).body as { token: string };
    const again = await start({ firstAdmin: { ...generated.firstAdmin, password: 'outra frase minha' } });
    await run(again);
    expect(printed).toContain('a de ADMIN_PASSWORD');
    expect((await login(app, 'outra frase minha')).status).toBe(200);
    const request = supertest(app.getHttpServer()).get('/api/conta').set('Authorization', `Bearer ${token}`);
    expect((await request).status).toBe(401);
  });

  it('says the link once where its own start has just printed it', async () => {
    const app = await start(generated);
    await app.get(FirstStart).makeOrReinstate();
    expect(tokens()).toHaveLength(1);
  });
});

describe('sample content', () => {
  const events = async (app: NestExpressApplication) => app.get(DataSource).manager.find(Evento);

  it('comes once, says of itself that it is a sample, and stays away once deleted', async () => {
    const app = await start({ ...generated, sampleContent: true });
    const made = await events(app);
    expect(made.length).toBeGreaterThan(3);
    for (const event of made) expect(`${event.titulo} ${event.descricao}`).toMatch(/exemplo/i);
    for (const { url } of made) {
      expect((await supertest(app.getHttpServer()).get(url ?? '')).headers['content-type']).toBe('image/jpeg');
    }
    await app.get(DataSource).manager.remove(made);
    const again = await start({ ...generated, sampleContent: true });
    expect(await events(again)).toEqual([]);
  });

  it('comes at the end of the last year that an event can have, too', async () => {
    fakeOnly(['Date'], Date.UTC(2030, 11, 31, 12));
    const made = await start({ ...generated, sampleContent: true })
      .then(events)
      .finally(() => jest.useRealTimers());
    expect(made.some(({ data }) => data > new Date('2031-01-01'))).toBe(true);
    expect(Math.max(...made.map(({ ano }) => ano))).toBe(2030);
  });

  it('does not come where it is not wanted', async () => {
    expect(await events(await start({ ...generated, sampleContent: false }))).toEqual([]);
  });
});

describe('whoever has lost the second step', () => {
  it('gets in again by the command, with the password alone, and is told by mail', async () => {
    const app = await start({ firstAdmin: { email, nome: 'Primeira', password: OWN } });
    const { manager } = app.get(DataSource);
    const [user] = await users(app);
    const userId = user?.id ?? 0;
    await manager.insert(Totp, { userId, sealedSecret: 'x', lastStep: 0, createdAt: new Date() });
    expect((await login(app, OWN)).body).toMatchObject({ formas: ['aplicacao'] });
    await app.get(FirstStart).makeOrReinstate();
    expect((await login(app, OWN)).body).toMatchObject({ token: expect.any(String) });
    await awaitMailWith(email, 'O segundo passo foi desligado por quem gere o servidor');
  });
});
