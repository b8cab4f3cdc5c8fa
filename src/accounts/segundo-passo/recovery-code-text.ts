import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U, which are taken for others, in speech or on paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = 4;

/** Makes a code that can be written down and typed: four groups of four, 80 random bits. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length));
  return Array.from({ length: LENGTH / GROUP }, (_none, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-');
}

/** The code as it was made, however it is typed: any case, with or without its hyphens, an O for a zero. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
