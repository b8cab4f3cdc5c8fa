import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { sha256 } from '#platform/secrets/sha256.js';
import { RecoveryCode } from './second-step.entity.js';

const COUNT = 10;
/** Crockford's base 32 leaves out I, L, O and U, which are taken for others in speech and on paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** Makes ten new codes for a user; the old ones stop working. They are shown once, and only their hashes are kept. */
export async function renewRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newRecoveryCode);
  const rows = codes.map((code) => ({ hash: hashOf(userId, code), userId }));
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(RecoveryCode, rows);
  return codes;
}

/** Uses a code up. @returns whether the user had it: two requests that use it at once share one success */
export async function spendRecoveryCode(manager: EntityManager, userId: number, typed: string): Promise<boolean> {
  const { affected } = await manager.delete(RecoveryCode, { hash: hashOf(userId, typed), userId });
  return affected === 1;
}

export function countRecoveryCodes(manager: EntityManager, userId: number): Promise<number> {
  return manager.countBy(RecoveryCode, { userId });
}

/** Makes a code that can be written down and typed: four groups of four, 80 random bits. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return letters.replaceAll(/.{4}(?!$)/g, '$&-');
}

/** Reads a code as it was made, however it is typed: any case, with or without its hyphens, an O for a zero. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

function hashOf(userId: number, code: string): string {
  return sha256(`${userId}:${plainRecoveryCode(code)}`);
}
