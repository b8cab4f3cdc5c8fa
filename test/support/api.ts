import 'reflect-metadata';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { setUp } from '../../src/app.setup.js';
import { AltchaCaptcha } from '#captcha/captcha.js';
import { AppLogger } from '#platform/requests/app-logger.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { settings } from '#platform/config/settings.js';
import { dropDatabase } from './database.js';
import { createMigratedDatabase } from './migrated-database.js';

/** A running API with a database and a data folder of its own. */
export interface TestApi {
  app: NestExpressApplication;
  dataSource: DataSource;
  /** Requests without a token. */
  http: ReturnType<typeof supertest>;
  /** Requests as the first administrator. */
  admin: ReturnType<typeof supertest.agent>;
  token: string;
  /** A solved captcha, as a form sends it in `recaptcha`. */
  captcha: () => Promise<string>;
  /** A proof of work, as a form without a captcha sends it there, whichever captcha is in force. */
  proof: () => Promise<string>;
  /** A proof of work, as whoever has tried too often at an account sends it there. */
  loginProof: () => Promise<string>;
  /** Names of the files in one of the storage's folders: uploads, documentos or tmp (what is still arriving). */
  files: (folder: 'uploads' | 'documentos' | 'tmp') => Promise<string[]>;
  stop: () => Promise<void>;
}

/** The administrator's one browser, however many applications a spec file starts: a new one would be told by mail. */
const browser = { dataDir: '', cookie: '' };

/**
 * Starts the whole application, as `main.ts` does, with some settings changed.
 * @param controllers of the test's own, beside the application's
 */
export async function startApi(changed: Partial<Settings> = {}, controllers: Type[] = []): Promise<TestApi> {
  await createMigratedDatabase();
  const module = await Test.createTestingModule({ imports: [AppModule], controllers })
    .overrideProvider(Settings)
    .useValue({ ...settings, ...changed })
    // a form's own challenge takes 200 ms to solve; the captcha's spec solves real ones
    .overrideProvider(AltchaCaptcha)
    .useFactory({
      inject: [Settings],
      factory: (its: Settings) => new AltchaCaptcha(installationSecrets(its).all('form challenge'), [1, 2]),
    })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({
    bodyParser: false,
    logger: new AppLogger({ ...settings, ...changed }),
  });
  setUp(app, { ...settings, ...changed });
  await app.listen(0, '127.0.0.1');
  const http = supertest(app.getHttpServer());
  const { email, password } = settings.firstAdmin;
  if (browser.dataDir !== settings.dataDir) Object.assign(browser, { dataDir: settings.dataDir, cookie: '' });
  const login = http.post('/api/login').set('Cookie', browser.cookie).send({ email, password });
  const { body, headers } = (await login.expect(200)) as { body: { token: string }; headers: object };
  const [given = ''] = (headers as { 'set-cookie': string[] })['set-cookie'];
  browser.cookie = given.split(';')[0] ?? '';
  const admin = supertest.agent(app.getHttpServer()).set('Authorization', `Bearer ${body.token}`);
  const solved = async (path: string) =>
    solve(((await http.get(path).expect(200)).body as { challenge: Challenge }).challenge);
  const api: TestApi = {
    app,
    dataSource: app.get(DataSource),
    http,
    admin,
    token: body.token,
    captcha: () => solved('/api/captcha'),
    proof: () => solved('/api/captcha/prova'),
    loginProof: () => solved('/api/login/desafio'),
    files: (folder) => readdir(join(settings.dataDir, folder)),
    stop: async () => {
      await app.close();
      await dropDatabase();
      await rm(settings.dataDir, { recursive: true, force: true });
      // the spec's module, which the process keeps, would keep the application
      for (const name of Object.keys(api)) Reflect.deleteProperty(api, name);
    },
  };
  return api;
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
