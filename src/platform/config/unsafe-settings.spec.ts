import { describe, expect, it } from '@jest/globals';
import { readSettings } from './config.js';
import { unsafeSettings } from './unsafe-settings.js';

const SAFE = {
  API_URL: 'https://api.exemplo.pt',
  SITE_URL: 'https://www.exemplo.pt',
  ADMIN_URL: 'https://painel.exemplo.pt',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtp://mail.exemplo.pt',
  MAIL_TO: 'geral@exemplo.pt',
};
const found = (env: Record<string, string>) => unsafeSettings(readSettings(env));

describe('a start', () => {
  it.each([
    ['on one laptop', {}],
    ['in a container on one laptop', { HOST: '0.0.0.0', IN_CONTAINER: 'true' }],
    ['for the public behind a proxy', SAFE],
    ['for the public behind a proxy on another machine', { ...SAFE, HOST: '0.0.0.0', TRUST_PROXY: '192.168.1.2' }],
  ])('%s warns of nothing', (_where, env) => {
    expect(found(env)).toEqual([]);
  });

  it.each([
    ['every address of the machine', { HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 sem TRUST_PROXY/],
    ['one that others reach', { HOST: '192.168.1.7' }, /^HOST=192\.168\.1\.7 sem TRUST_PROXY/],
    ['every address, for the public', { ...SAFE, HOST: '::', TRUST_PROXY: '' }, /^HOST=:: sem TRUST_PROXY/],
    [
      'a container, for the public',
      { ...SAFE, HOST: '0.0.0.0', IN_CONTAINER: 'true', TRUST_PROXY: '' },
      /^HOST=0\.0\.0\.0 sem TRUST_PROXY/,
    ],
    ['plain http', { ...SAFE, ADMIN_URL: 'http://painel.exemplo.pt' }, /^Endereços .* sem https: http:\/\/painel/],
    ['no mail server', { ...SAFE, SMTP_URL: '' }, /^SMTP_URL não está definido/],
    ['nobody who reads', { ...SAFE, MAIL_TO: '' }, /^MAIL_TO não está definido/],
    [
      'a database’s password that everybody knows',
      { ...SAFE, DATABASE_URL: 'mysql://dfc:so-para-desenvolvimento@mysql:3306/dfc?tls=unverified' },
      /^A base de dados tem a palavra-passe de docker-compose\.yml/,
    ],
  ])('with %s is warned of', (_what, env, sentence) => {
    expect(found(env)).toEqual([expect.stringMatching(sentence)]);
  });
});
