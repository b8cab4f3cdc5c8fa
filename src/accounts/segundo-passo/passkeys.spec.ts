import { expect, it } from '@jest/globals';
import { settings } from '#platform/config/settings.js';
import { Passkeys } from './passkeys.service.js';

it.each([
  ['https://painel.exemplo.pt', true],
  ['http://localhost:8081', true],
  ['http://painel.localhost:8081', true],
  ['http://painel.exemplo.pt', false],
  ['https://203.0.113.7', false],
  ['http://127.0.0.1:8081', false],
  ['https://[2001:db8::1]', false],
])('passkeys at %s: %s', (adminUrl, possible) => {
  expect(new Passkeys({ ...settings, adminUrl }).arePossible).toBe(possible);
});
