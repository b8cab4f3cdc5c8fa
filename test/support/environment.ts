import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import passport from 'passport';
import { readSettings } from '#platform/config/config.js';

// Runs before each spec file, in a process that may have run others: what they changed is undone, and a folder and a
// database of its own let files run side by side.
const shared = globalThis as { environmentAtStart?: NodeJS.ProcessEnv };
const given = (shared.environmentAtStart ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in given)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, given);
jest.restoreAllMocks();
jest.useRealTimers();

// for the whole process passport keeps the ways in of every application there was, and through them all that it was made of
const { _strategies: kept } = passport as unknown as { _strategies: Record<string, passport.Strategy> };
for (const name of Object.keys(kept).filter((its) => its !== 'session')) passport.unuse(name);

const dataDir = mkdtempSync(join(tmpdir(), 'dfc-test-'));

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  JWT_SECRET: randomBytes(32).toString('hex'),
  ADMIN_EMAIL: 'admin@exemplo.pt',
  ADMIN_PASSWORD: 'palavra-passe-de-teste',
  SAMPLE_CONTENT: 'false',
  RATE_LIMIT_FORMS: '0',
  RATE_LIMIT_LOGIN: '0',
  LOG_LEVEL: 'fatal',
});

if (process.env['TEST_DATABASE'] === 'mysql') {
  const server = process.env['TEST_MYSQL_URL'];
  if (server === undefined) throw new Error('TEST_DATABASE=mysql needs TEST_MYSQL_URL=mysql://user:password@host:port');
  process.env['DATABASE_URL'] = `${server.replace(/\/$/, '')}/dfc_test_${randomBytes(6).toString('hex')}`;
} else {
  process.env['DATABASE_URL'] = `sqlite:${join(dataDir, 'test.sqlite')}`;
}

// our modules are loaded once, and their settings are those of the file that runs
const { settings } = await import('#platform/config/settings.js');
Object.assign(settings, readSettings(process.env));
