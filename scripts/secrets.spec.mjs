import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from './lib/programs.mjs';
import { unknownSettings } from './lib/unknown-settings.mjs';

const GIVEN = {
  site: 'https://www.exemplo.pt',
  api: 'https://api.exemplo.pt/',
  admin: 'https://painel.exemplo.pt',
  smtp: 'smtps://dfc:a$b%23c%20d@mail.exemplo.pt:465',
  'mail-to': 'geral@exemplo.pt, ana@exemplo.pt',
  'mail-from': 'DFC Portugal <nao-responder@exemplo.pt>',
  'admin-email': 'ana@exemplo.pt',
};

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dfc-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {Partial<Record<keyof typeof GIVEN, string>>} [other] @param {string[]} [more] */
function write(other = {}, more = []) {
  const options = Object.entries({ ...GIVEN, ...other }).map(([name, value]) => `--${name}=${value}`);
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/secrets.mjs'), ...options, ...more],
    {
      cwd: folder,
      encoding: 'utf8',
      input: '',
    },
  );
  return { status, stderr, stdout };
}
const written = () => readFileSync(join(folder, '.env'), 'utf8');

describe('npm run secrets', () => {
  it('writes what production needs, as its owner’s alone, and shows no secret', () => {
    const { status, stdout } = write();
    expect(status).toBe(0);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    const settings = parseEnv(written());
    expect(settings).toMatchObject({
      COMPOSE_FILE: 'docker-compose.yml:compose.production.yml',
      SITE_URL: 'https://www.exemplo.pt',
      API_URL: 'https://api.exemplo.pt',
      ADMIN_URL: 'https://painel.exemplo.pt',
      SMTP_URL: GIVEN.smtp,
      MAIL_TO: GIVEN['mail-to'],
      MAIL_FROM: GIVEN['mail-from'],
      ADMIN_EMAIL: GIVEN['admin-email'],
    });
    expect(stdout).not.toContain(settings.JWT_SECRET);
  });

  it('makes secrets of 256 bits, each its own and new each time', () => {
    const secretsOf = () => {
      const { JWT_SECRET, MYSQL_PASSWORD, MYSQL_ROOT_PASSWORD } = parseEnv(written());
      return [JWT_SECRET, MYSQL_PASSWORD, MYSQL_ROOT_PASSWORD];
    };
    write();
    const first = secretsOf();
    rmSync(join(folder, '.env'));
    write();
    const all = [...first, ...secretsOf()];
    expect(new Set(all).size).toBe(6);
    expect(all.filter((secret) => !/^[\w-]{43}$/.test(secret ?? ''))).toEqual([]);
  });

  it('adds Redis where it is asked to', () => {
    write({}, ['--redis']);
    const { COMPOSE_PROFILES, REDIS_PASSWORD, REDIS_URL } = parseEnv(written());
    expect({ COMPOSE_PROFILES, REDIS_URL }).toEqual({
      COMPOSE_PROFILES: 'redis',
      REDIS_URL: `redis://:${REDIS_PASSWORD}@redis:6379`,
    });
  });

  it('writes settings that there are, and every one without which compose.production.yml does not start', () => {
    write({}, ['--redis']);
    expect(unknownSettings(written(), readFileSync(join(root, '.env.example'), 'utf8'))).toEqual([]);
    const asked = readFileSync(join(root, 'compose.production.yml'), 'utf8').matchAll(/\$\{([A-Z_]+):\?/g);
    const settings = parseEnv(written());
    expect([...asked].map(([, name = '']) => name).filter((name) => !settings[name])).toEqual([]);
  });

  it('leaves a file that is there as it is', () => {
    writeFileSync(join(folder, '.env'), 'JWT_SECRET=de-antes\n');
    expect(write()).toMatchObject({ status: 1, stderr: '.env já existe, e fica como está.\n' });
    expect(written()).toBe('JWT_SECRET=de-antes\n');
  });

  it.each([
    ['an address without TLS', { site: 'http://www.exemplo.pt' }, /--site tem de ser https/],
    ['an address with a path', { api: 'https://exemplo.pt/api' }, /--api tem de ser https/],
    ['one address for two programs', { admin: GIVEN.site }, /cada um o seu endereço/],
    ['no mail server', { smtp: '' }, /--smtp tem de ser smtp/],
    ['a reader who is no address', { 'mail-to': 'geral' }, /--mail-to tem de ser/],
    ['a sender with a line break', { 'mail-from': 'a@b.pt\nX: y' }, /--mail-from tem de ser/],
    ['a quote, which could end the value', { smtp: "smtp://a:b'c@mail.exemplo.pt" }, /--smtp tem de ser/],
  ])('refuses %s, says what it has to be and writes nothing', (_what, other, sentence) => {
    const { status, stderr } = write(other);
    expect(stderr).toMatch(sentence);
    expect(status).toBe(1);
    expect(() => written()).toThrow('ENOENT');
  });
});
