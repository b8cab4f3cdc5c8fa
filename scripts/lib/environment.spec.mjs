import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareEnvironment } from './environment.mjs';
import { allPrograms, root } from './programs.mjs';
import { unknownSettings } from './unknown-settings.mjs';

const example = readFileSync(join(root, '.env.example'), 'utf8');

describe('a name in .env that nothing reads', () => {
  it.each([
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
    ['API_PROT', 'API_PORT'],
    ['SITEPORT', 'SITE_PORT'],
    ['admin_email', undefined],
    ['TELEFONE', undefined],
  ])('is named: %s, with the setting that was meant: %s', (name, meant) => {
    const question = meant === undefined ? '' : `; queria dizer ${meant}?`;
    expect(unknownSettings(`${name}=1`, example)).toEqual([`${name}: nenhuma definição tem este nome${question}`]);
  });

  it('is none of those that .env.example has, or that Node and Docker Compose know', () => {
    expect(unknownSettings(example.replaceAll(/^# ([A-Z][A-Z0-9_]*=)/gm, '$1'), example)).toEqual([]);
    expect(unknownSettings('NODE_EXTRA_CA_CERTS=ca.pem\nCOMPOSE_PROJECT_NAME=dfc\nTZ=UTC', example)).toEqual([]);
  });
});

describe('the environment of a start', () => {
  const before = { ...process.env };
  /** @type {string} */
  let folder;

  /** @param {Record<string, string>} variables */
  const set = (variables) => Object.assign(process.env, variables);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dfc-env-'));
  });

  afterEach(() => {
    // `.env` is loaded into the real environment
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    rmSync(folder, { recursive: true });
  });

  it('is refused with every wrong setting of the programs at once, each once, also the unknown ones of .env', async () => {
    set({
      API_PORT: 'abc',
      ADMIN_PORT: '8080',
      RATE_LIMIT_FORMS: 'muitos',
      UNKNOWN_BUT_NOT_OURS: '1',
    });
    writeFileSync(join(folder, '.env'), 'ADMIN_PASWORD=segredo\nCAPTCHA_PROVIDER=nenhum\nPAGE_CACHE_MB=muitos\n');
    const refused = await prepareEnvironment(allPrograms, folder).catch(String);
    expect(refused?.match(/(?<=\n {2})\w+(?=: )/g)).toEqual([
      'ADMIN_PASWORD',
      'API_PORT',
      'CAPTCHA_PROVIDER',
      'RATE_LIMIT_FORMS',
      'PAGE_CACHE_MB',
      'ADMIN_PORT',
    ]);
  });

  it('asks nothing of a program that is not to run', async () => {
    set({ RATE_LIMIT_FORMS: 'muitos', PAGE_CACHE_MB: '8' });
    await prepareEnvironment(['site'], folder);
  });
});
