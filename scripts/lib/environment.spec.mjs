import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { settleEnvironment } from './environment.mjs';
import { root } from './programs.mjs';
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
  const folder = mkdtempSync(join(tmpdir(), 'dfc-env-'));
  const { env } = process;

  afterEach(() => {
    process.env = env;
    rmSync(folder, { recursive: true });
  });

  it('is refused with every wrong setting at once, also the unknown ones of .env', () => {
    process.env = { API_PORT: 'abc', UNKNOWN_BUT_NOT_OURS: '1' };
    writeFileSync(join(folder, '.env'), 'ADMIN_PASWORD=segredo\n');
    expect(() => settleEnvironment(['api'], folder)).toThrow(
      /^Configuração errada.*\n {2}ADMIN_PASWORD: .*ADMIN_PASSWORD\?\n {2}API_PORT: .*$/,
    );
  });
});
