import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { AppModule } from '../../app.module.js';
import { setUp } from '../../app.setup.js';
import type { Settings } from '../../platform/config/config.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import { settings } from '../../platform/config/settings.js';
import { Evento } from '../../content/eventos/evento.entity.js';
import { User } from '../../accounts/users/user.entity.js';

const email = 'primeira@exemplo.pt';
const generated = { firstAdmin: { email, nome: 'Primeira', password: undefined } };

let printed: string;
const running: NestExpressApplication[] = [];

async function start(changed: Partial<Settings>): Promise<NestExpressApplication> {
  const whole = { ...settings, ...changed };
  const module = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(SETTINGS)
    .useValue(whole)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  running.push(app);
  setUp(app, whole);
  await app.init();
  return app;
}

const users = (app: NestExpressApplication) => app.get(DataSource).manager.find(User);
const login = (app: NestExpressApplication, password: string) =>
  supertest(app.getHttpServer()).post('/api/login').send({ email, password });

beforeEach(async () => {
  await createDatabase();
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const app of running.splice(0)) await app.close();
  await dropDatabase();
  await rm(settings.dataDir, { recursive: true, force: true });
});

describe('the first start', () => {
  it('makes the first administrator and prints the password that it made up, once', async () => {
    const app = await start(generated);
    const password = /Password: (\S+)/.exec(printed)?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(printed).toContain(email);
    expect((await login(app, password)).status).toBe(200);
    printed = '';
    const again = await start(generated);
    expect(printed).not.toContain('Password');
    expect(await users(again)).toHaveLength(1);
    expect((await login(again, password)).status).toBe(200);
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
    expect(printed.match(/Password: /g)).toHaveLength(1);
    expect(await users(app)).toHaveLength(1);
  });

  it('makes nobody where there already is a user, whatever the settings say now', async () => {
    await start(generated);
    const app = await start({
      firstAdmin: { email: 'outra@exemplo.pt', nome: 'Outra', password: 'outra frase minha' },
    });
    expect((await users(app)).map((user) => user.email)).toEqual([email]);
  });

  it('refuses a password that everybody guesses', async () => {
    const weak = { firstAdmin: { email, nome: 'Primeira', password: '12345678' } };
    await expect(start(weak)).rejects.toThrow('demasiado comum');
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

  it('does not come where it is not wanted', async () => {
    expect(await events(await start({ ...generated, sampleContent: false }))).toEqual([]);
  });
});
