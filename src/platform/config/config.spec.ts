import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Secrets } from '../secrets/secrets.js';
import { runSource } from '../../../test/support/run-source.js';
import { readSettings } from './config.js';
import { s3AddressOf } from './s3-address.js';
import { installationSecrets } from './secret.js';

const SECRET = 's'.repeat(32);
const MYSQL = 'mysql://dfc:segredo@base:3306/dfc';

/** The lines of the complaint, without its heading. */
function complaints(env: Record<string, string>): string[] {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  return [];
}

describe('the settings', () => {
  it('need nothing for the embedded start', () => {
    expect(readSettings({})).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      apiPort: 3000,
      apiUrl: 'http://localhost:3000',
      siteUrl: 'http://localhost:8080',
      adminUrl: 'http://localhost:8081',
      dataDir: resolve('data'),
      databaseUrl: `sqlite:${resolve('data/dfc.sqlite')}`,
      embedded: true,
      storageUrl: `file:${resolve('data')}`,
      jwtExpiresInSeconds: 12 * 3600,
      firstAdmin: { email: 'admin@localhost', nome: 'Administração' },
      answerCacheBytes: 32 * 1024 * 1024,
      rateLimitForms: 10,
      rateLimitLogin: 10,
      rateLimitReads: 6_000,
      siteAddresses: [],
      overloadDelayMs: 500,
      trustProxy: false,
      sampleContent: true,
      logLevel: 'info',
    });
  });

  it('count an empty variable as absent', () => {
    expect(readSettings({ API_PORT: '', DATABASE_URL: '', JWT_SECRET: '', SAMPLE_CONTENT: '' })).toEqual(
      readSettings({}),
    );
  });

  it('derive the public origins from the ports, and the files from the data folder', () => {
    expect(
      readSettings({ API_PORT: '3100', SITE_PORT: '8180', ADMIN_PORT: '8181', DATA_DIR: '/srv/dfc' }),
    ).toMatchObject({
      apiUrl: 'http://localhost:3100',
      siteUrl: 'http://localhost:8180',
      adminUrl: 'http://localhost:8181',
      databaseUrl: 'sqlite:/srv/dfc/dfc.sqlite',
      storageUrl: 'file:/srv/dfc',
    });
  });

  it('take an origin without its trailing slash', () => {
    expect(readSettings({ API_URL: 'https://api.exemplo.pt/' }).apiUrl).toBe('https://api.exemplo.pt');
  });

  it('put sample content only into the embedded database, unless told', () => {
    expect(readSettings({ DATABASE_URL: MYSQL }).sampleContent).toBe(false);
    expect(readSettings({ DATABASE_URL: MYSQL, SAMPLE_CONTENT: 'true' }).sampleContent).toBe(true);
    expect(readSettings({ SAMPLE_CONTENT: 'false' }).sampleContent).toBe(false);
  });

  it.each([
    ['90s', 90],
    ['30m', 1_800],
    ['12h', 43_200],
    ['7d', 604_800],
  ])('read the duration %s', (written, seconds) => {
    expect(readSettings({ JWT_EXPIRES_IN: written }).jwtExpiresInSeconds).toBe(seconds);
  });

  it.each([
    ['off', false],
    ['false', false],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
    ['loopback', 'loopback'],
    ['fd00::/8', 'fd00::/8'],
    ['loopback, uniquelocal,203.0.113.7', 'loopback, uniquelocal,203.0.113.7'],
  ])('read TRUST_PROXY=%s', (written, value) => {
    expect(readSettings({ TRUST_PROXY: written }).trustProxy).toBe(value);
  });

  it('take no number of proxies, which would believe anybody, and say what to name instead', () => {
    expect(complaints({ TRUST_PROXY: 'loopback' })).toEqual([]);
    expect(complaints({ TRUST_PROXY: '1' })).toEqual([expect.stringMatching(/TRUST_PROXY: .*endereços.*qualquer um$/)]);
  });

  it('read the roles that must have a second step', () => {
    expect(readSettings({}).secondStepRequiredFor).toEqual([]);
    const { secondStepRequiredFor } = readSettings({ SECOND_STEP_REQUIRED_FOR: 'administracao, edicao' });
    expect(secondStepRequiredFor).toEqual(['administracao', 'edicao']);
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['HOST', 'http://exemplo.pt'],
    ['API_PORT', '0'],
    ['API_PORT', 'abc'],
    ['API_PORT', '99999'],
    ['API_PORT', '0x50'],
    ['API_PORT', '3e3'],
    ['API_PORT', ' '],
    ['API_PORT', '70000'],
    ['SITE_PORT', 'oito mil'],
    ['ADMIN_PORT', '80.5'],
    ['API_URL', 'localhost:3000'],
    ['API_URL', 'https://exemplo.pt/api'],
    ['SITE_URL', 'ftp://exemplo.pt'],
    ['ADMIN_URL', 'https://exemplo.pt?x=1'],
    ['ADMIN_URL', 'https://maria:segredo@exemplo.pt'],
    ['DATABASE_URL', 'postgres://base/dfc'],
    ['DATABASE_URL', 'mysql://base'],
    ['DATABASE_URL', 'mysql://dfc:x@base/dfc?tls=sim'],
    ['DATABASE_URL', 'mysql://dfc:x@base/dfc?ca=/nao/ha.pem'],
    ['DATABASE_URL', 'mysql://dfc:x@10.0.0.5/dfc'],
    ['SMTP_URL', 'smtp://correio?tls=off'],
    ['SMTP_URL', 'smtps://correio?tls=never'],
    ['SMTP_URL', 'smtp://correio?tls=never&ca=/nao/ha.pem'],
    ['STORAGE_URL', 'ftp://ficheiros'],
    ['STORAGE_URL', 's3://ficheiros'],
    ['STORAGE_URL', 's3://Ficheiros?region=eu'],
    ['STORAGE_URL', 's3://ficheiros/../outros?region=eu'],
    ['STORAGE_URL', 's3://ficheiros?region=eu&acl=public'],
    ['STORAGE_URL', 's3://ficheiros?endpoint=guarda.exemplo.pt'],
    ['STORAGE_URL', 's3://ficheiros?endpoint=http://guarda.exemplo.pt'],
    ['STORAGE_URL', 's3://ficheiros?endpoint=https://guarda.exemplo.pt&tls=unverified'],
    ['JWT_SECRET', 's'.repeat(31)],
    ['JWT_SECRET_PREVIOUS', `${SECRET},curto`],
    ['JWT_EXPIRES_IN', '12'],
    ['JWT_EXPIRES_IN', '0h'],
    ['ADMIN_EMAIL', 'sem arroba'],
    ['SECOND_STEP_REQUIRED_FOR', 'administrador'],
    ['SECOND_STEP_REQUIRED_FOR', 'administracao,'],
    ['ADMIN_PASSWORD', 'curta'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_PASSWORD', 'password'],
    ['ADMIN_PASSWORD', '654321'],
    ['ADMIN_PASSWORD', '      '],
    ['CAPTCHA_PROVIDER', 'nenhum'],
    ['CAPTCHA_HOSTNAMES', 'https://exemplo.pt'],
    ['CAPTCHA_HOSTNAMES', 'exemplo.pt,'],
    ['REDIS_URL', 'http://cache:6379'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://cache:6379'],
    ['ANSWER_CACHE_MB', 'off'],
    ['ANSWER_CACHE_MB', '-1'],
    ['RATE_LIMIT_FORMS', '-1'],
    ['RATE_LIMIT_LOGIN', 'dez'],
    ['RATE_LIMIT_LOGIN', ' '],
    ['TRUST_PROXY', 'sim'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'loopback,'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SAMPLE_CONTENT', 'sim'],
    ['LOG_LEVEL', 'verbose'],
    ['RETENTION_SECURITY_LOG_DAYS', '0'],
    ['RETENTION_SECURITY_LOG_DAYS', 'um ano'],
    ['RETENTION_SUBMISSIONS_DAYS', '7'],
    ['RETENTION_SUBMISSIONS_DAYS', '29'],
    ['RETENTION_SUBMISSIONS_DAYS', '730000'],
  ])('refuse %s=%s by its name', (name, value) => {
    const said = complaints({ [name]: value });
    expect(said).toEqual([expect.stringMatching(new RegExp(`^ {2}${name}: .+`))]);
  });

  it.each([
    's3://ficheiros?region=eu-west-1',
    's3://ficheiros/dfc/2026?endpoint=https://guarda.exemplo.pt:9000&region=eu',
    's3://ficheiros?endpoint=http://127.0.0.1:9000',
    's3://ficheiros?endpoint=http://guarda:9000&tls=never',
  ])('take the bucket %s as it stands, with a key or without', (value) => {
    expect(readSettings({ STORAGE_URL: value })).toMatchObject({ storageUrl: value, storageKey: undefined });
    const key = { AWS_ACCESS_KEY_ID: 'AK', AWS_SECRET_ACCESS_KEY: 'SK' };
    expect(readSettings({ STORAGE_URL: value, ...key }).storageKey).toEqual({
      accessKeyId: 'AK',
      secretAccessKey: 'SK',
      sessionToken: undefined,
    });
  });

  it('read of a bucket’s address where it is and what its keys begin with', () => {
    const plain = { bucket: 'ficheiros', prefix: '', endpoint: undefined, region: 'eu-west-1' };
    expect(s3AddressOf('s3://ficheiros?region=eu-west-1')).toEqual(plain);
    const endpoint = 'https://guarda.exemplo.pt:9000';
    const own = { ...plain, prefix: 'dfc/2026/', endpoint, region: 'us-east-1' };
    expect(s3AddressOf(`s3://ficheiros/dfc/2026?endpoint=${endpoint}`)).toEqual(own);
  });

  it.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('refuse %s alone, and name the other', (name) => {
    const said = complaints({ [name]: 'meia chave' });
    expect(said).toEqual([expect.stringMatching(/^ {2}AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY): falta/)]);
    expect(said[0]).not.toContain(`${name}:`);
  });

  it('say how long each kind of thing is kept', () => {
    const { retentionDays } = readSettings({ RETENTION_SUBMISSIONS_DAYS: '30', RETENTION_SUSPEITAS_DAYS: '3' });
    expect(retentionDays).toMatchObject({ submissions: 30, suspeitas: 3, unconfirmed: 7, trail: 365 });
    expect(readSettings({}).retentionDays.submissions).toBe(730);
  });

  it.each([
    ['mysql://dfc:x@base:3306/dfc', 'verified'],
    ['mysql://dfc:p@ss@base.exemplo.pt/dfc?tls=verified', 'verified'],
    ['mysql://dfc:x@localhost.exemplo.pt/dfc', 'verified'],
    ['mysql://dfc:x@base/dfc?tls=unverified', 'unverified'],
    ['mysql://dfc:x@10.0.0.5/dfc?tls=never', 'never'],
    ['mysql://dfc:x@localhost/dfc?tls=unverified', 'unverified'],
    ['mysql://dfc:x@127.0.0.1:3306/dfc', undefined],
    ['mysql://dfc:x@[::1]:3306/dfc', undefined],
    ['mysql://dfc:base@localhost/dfc', undefined],
  ])('demand of %s, TLS: %s', (url, demand) => {
    const { databaseUrl, databaseTls } = readSettings({ DATABASE_URL: url });
    expect([databaseUrl, databaseTls?.demand]).toEqual([url.replace(/\?.*/, ''), demand]);
    const { smtpUrl, smtpTls } = readSettings({ SMTP_URL: url.replace('mysql:', 'smtp:') }).mail;
    expect([smtpUrl, smtpTls?.demand]).toEqual([url.replace('mysql:', 'smtp:').replace(/\?.*/, ''), demand]);
  });

  it('leave a server’s other parameters where they are', () => {
    const { smtpUrl } = readSettings({ SMTP_URL: 'smtp://correio:587?name=dfc.pt&tls=never&logger=x' }).mail;
    expect(smtpUrl).toBe('smtp://correio:587?name=dfc.pt&logger=x');
  });

  it('take a captcha that was solved on the site, or where it is said', () => {
    expect(readSettings({}).captcha.hostnames).toEqual(['localhost']);
    expect(readSettings({ SITE_URL: 'https://www.Exemplo.pt' }).captcha.hostnames).toEqual(['www.exemplo.pt']);
    const { captcha } = readSettings({ CAPTCHA_HOSTNAMES: 'Exemplo.pt, www.exemplo.pt' });
    expect(captcha.hostnames).toEqual(['exemplo.pt', 'www.exemplo.pt']);
  });

  it('take a Redis where several processes may share the database', () => {
    const { redisUrl } = readSettings({ DATABASE_URL: MYSQL, REDIS_URL: 'redis://:segredo@cache:6379' });
    expect(redisUrl).toBe('redis://:segredo@cache:6379');
    expect(complaints({ REDIS_URL: 'redis://cache' })).toEqual([
      '  REDIS_URL: é para vários processos, e com SQLite há só um',
    ]);
  });

  it('say why a password is refused', () => {
    expect(complaints({ ADMIN_PASSWORD: 'password' })).toEqual([
      '  ADMIN_PASSWORD: é demasiado comum ou fácil de adivinhar; escolha outra',
    ]);
    expect(complaints({ ADMIN_PASSWORD: 'curta' })).toEqual(['  ADMIN_PASSWORD: tem de ter de 6 a 128 caracteres']);
    expect(readSettings({ ADMIN_PASSWORD: 'uma frase só minha' }).firstAdmin.password).toBe('uma frase só minha');
  });

  it('name everything that is wrong at once', () => {
    const said = complaints({ API_PORT: 'x', DATABASE_URL: 'nada', JWT_SECRET: 'curto', LOG_LEVEL: 'tudo' });
    expect(said.map((line) => line.trim().split(':')[0]).sort()).toEqual([
      'API_PORT',
      'DATABASE_URL',
      'JWT_SECRET',
      'LOG_LEVEL',
    ]);
  });

  it('name what does not go together beside what is wrong by itself, and nothing twice', () => {
    const together = { DATABASE_URL: MYSQL, NODE_ENV: 'production', CAPTCHA_PROVIDER: 'turnstile' };
    expect(complaints({ ...together, API_PORT: 'x', JWT_SECRET: 'curto', CAPTCHA_SITE_KEY: 'k' })).toEqual([
      '  API_PORT: tem de ser uma porta, um número inteiro de 1 a 65535',
      '  JWT_SECRET: tem de ter 32 caracteres ou mais',
      '  CAPTCHA_SECRET: é preciso com turnstile',
    ]);
  });

  it('never repeat a secret in the complaint', () => {
    expect(complaints({ JWT_SECRET: 'segredo-curto', ADMIN_PASSWORD: 'abc' }).join()).not.toMatch(/segredo-curto|abc/);
  });

  it('require a secret in production with MySQL', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: MYSQL };
    expect(complaints(production)).toEqual([expect.stringMatching(/^ {2}JWT_SECRET: /)]);
    expect(complaints({ ...production, JWT_SECRET: 's'.repeat(31) })).toHaveLength(1);
    expect(readSettings({ ...production, JWT_SECRET: SECRET }).jwtSecret).toBe(SECRET);
    expect(complaints({ NODE_ENV: 'production' })).toEqual([]);
  });
});

describe('the secrets of an installation', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'dfc-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const file = () => join(dataDir, 'jwt-secret');
  const keys = (env: Record<string, string> = {}) =>
    installationSecrets(readSettings({ DATA_DIR: dataDir, ...env })).all('token');
  const keysOf = (...secrets: [string, ...string[]]) => new Secrets(secrets).all('token');
  const [NEWER, OLDER] = ['n'.repeat(32), 'o'.repeat(32)];

  it('are made once, kept in the data folder and readable by its owner only', () => {
    const [key, ...more] = keys();
    const secret = readFileSync(file(), 'utf8');
    expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect([key, ...more]).toEqual(keysOf(secret));
    expect(keys()).toEqual([key]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(keys({ JWT_SECRET: SECRET })).toEqual(keysOf(SECRET));
  });

  it('are several where there were others before, the newest first', () => {
    writeFileSync(file(), `${NEWER}\n${OLDER}\n\n`);
    expect(keys()).toEqual(keysOf(NEWER, OLDER));
    expect(keys({ JWT_SECRET_PREVIOUS: SECRET })).toEqual(keysOf(NEWER, OLDER, SECRET));
    expect(keys({ JWT_SECRET: SECRET, JWT_SECRET_PREVIOUS: `${NEWER}, ${OLDER}` })).toEqual(
      keysOf(SECRET, NEWER, OLDER),
    );
  });

  it('are one, whichever of several processes that start at once has made it', async () => {
    const started = await Promise.all([1, 2, 3, 4].map(() => runSource('test/support/secret-process.ts', dataDir)));
    expect(new Set(started.map(({ code, out }) => `${code} ${out}`))).toEqual(new Set([`0 ${keys()[0]?.kid}`]));
  });

  it('are awaited where another process has made the file and not written it yet', async () => {
    writeFileSync(file(), '');
    const started = runSource('test/support/secret-process.ts', dataDir);
    writeFileSync(file(), SECRET);
    expect(await started).toMatchObject({ code: 0, out: keysOf(SECRET)[0]?.kid });
  });

  it.each(['curto', `${SECRET}\ncurto`])('are refused where one is short: %j', (content) => {
    writeFileSync(file(), content);
    expect(() => keys()).toThrow(`${file()}: cada linha tem de ser um segredo com 32 caracteres ou mais.`);
  });

  it('are good for one use each', () => {
    const secrets = new Secrets([SECRET, OLDER]);
    const uses = ['token', 'browser', 'form challenge', 'login challenge', 'sealed text', 'erasures'] as const;
    const bytes = uses.flatMap((use) => secrets.all(use).map((key) => key.bytes.toString('hex')));
    expect(new Set(bytes).size).toBe(12);
    expect(bytes.join()).not.toContain(Buffer.from(SECRET).toString('hex'));
  });
});
