import { expect, test } from 'vitest';
import { isLastingAdministrator, isUnused } from './handover-rules.js';

const now = new Date('2026-11-22T12:00:00Z');
const administrator = { papel: 'administracao' as const, ativo: true, ultimoDia: null };

test.each([
  ['an administrator who is on', administrator, true],
  ['one who is switched off', { ...administrator, ativo: false }, false],
  ['one who has a last day, however far away', { ...administrator, ultimoDia: '2099-12-31' }, false],
  ['somebody who edits', { ...administrator, papel: 'edicao' as const }, false],
])('%s can go on administering: %#', (_who, account, lasts) => {
  expect(isLastingAdministrator(account)).toBe(lasts);
});

test.each([
  ['never used', { ativo: true, vistoEm: null }, true],
  ['seen 91 days ago', { ativo: true, vistoEm: '2026-08-23T12:00:00Z' }, true],
  ['seen 90 days ago', { ativo: true, vistoEm: '2026-08-24T12:00:00Z' }, false],
  ['seen today', { ativo: true, vistoEm: '2026-11-22T09:00:00Z' }, false],
  ['never used and off already', { ativo: false, vistoEm: null }, false],
])('an account %s is one to look at: %#', (_what, account, unused) => {
  expect(isUnused(account, now)).toBe(unused);
});
